import type { Incident } from "@holdfast/contract/incidents/incident";
import { readIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { Link, useSearchParams } from "react-router";
import { useRead } from "../../platform/api/use-endpoint";
import { useCopyRefresh } from "../../platform/offline-plan/use-copy-refresh";
import { formatInstant } from "../../platform/format/date-format";
import { Alert } from "../../ui/feedback/alert";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PageFrame } from "../../ui/layout/page-frame";
import { Tabs } from "../../ui/layout/navigation/tabs";
import { usePlan } from "../workspace/public";
import { ActionsSection } from "./actions-section";
import { NextSection } from "./actions/next-section";
import { RolesSection } from "./responders/roles-section";
import { STATUS_NAMES, titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { CostsSection } from "./costs/costs-section";
import { LeadSection } from "./responders/lead-section";
import { LogSection } from "./log/log-section";
import { OfflineNotice } from "./log/offline-notice";
import { QueueSection } from "./log/queue-section";
import { RespondersSection } from "./responders/responders-section";
import { ReportSection } from "./report-section";
import { ReviewSection } from "./review-section";
import { SafetyBanner } from "./safety-check/safety-banner";
import { SafetySection } from "./safety-check/safety-section";
import { SilentTeamsBanner } from "./responders/silent-teams-banner";
import { UnreachedBanner } from "./responders/unreached-banner";
import { UnitsSection } from "./units-section";

/** Returns the facts of an incident in a line. */
const purposeOf = ({ whatHappened, status, declaredByName, declaredAt, place }: Incident): string =>
  [
    whatHappened || "Not described yet",
    STATUS_NAMES[status],
    [`Declared by ${declaredByName}`, formatInstant(declaredAt), place].filter(Boolean).join(", "),
  ]
    .map((fact) => `${fact}.`)
    .join(" ");

/** How often the workspace reads what others did (ms). */
const REFRESH = 10_000;

/** /dashboard/incident?id=…: the workspace of an incident, for all who respond to it. */
export const IncidentScreen = () => {
  const { planId } = usePlan();
  const [query] = useSearchParams();
  const incidentId = query.get("id");
  useCopyRefresh(incidentId ?? undefined);
  const read = useRead(
    readIncident,
    incidentId === null ? null : { params: { planId, incidentId } },
    { refreshEvery: REFRESH },
  );
  if (incidentId === null || read.error?.status === 404) {
    return (
      <PageFrame title="Incident" purpose="The teams, actions and log of an incident.">
        <EmptyState
          icon="flag"
          title="This incident could not be found"
          action={<Link to="/dashboard/incidents">Go to Incidents</Link>}
        />
      </PageFrame>
    );
  }
  return (
    <QueryBoundary queries={[read]} loading={<Skeleton lines={4} height={120} />}>
      {(incident) => (
        <PageFrame
          title={titleOf(incident)}
          purpose={purposeOf(incident)}
          isWide
          // Work comes first while the incident is active.
          action={incident.status === "active" ? undefined : <ReportSection incident={incident} />}
          previous={{ to: "/dashboard/incidents", label: "Incidents" }}
        >
          {incident.isExercise && (
            <Alert variant="warning" title="EXERCISE">
              This is an exercise. Nothing has happened.
            </Alert>
          )}
          <OfflineNotice read={read} />
          <SafetyBanner incident={incident} />
          <UnreachedBanner incident={incident} />
          <SilentTeamsBanner incident={incident} />
          <QueueSection incident={incident}>
            <NextSection incident={incident} />
            <RolesSection incident={incident} />
            <LeadSection incident={incident} />
            {incident.review && <ReviewSection incident={incident} review={incident.review} />}
            <Tabs
              label="Incident"
              tabs={[
                { id: "actions", name: "Actions", content: <ActionsSection incident={incident} /> },
                { id: "log", name: "Log", content: <LogSection incident={incident} /> },
                {
                  id: "people",
                  name: "People",
                  content: <RespondersSection incident={incident} />,
                },
                {
                  id: "safety",
                  name: "Safety check",
                  shortName: "Safety",
                  content: <SafetySection incident={incident} />,
                },
                {
                  id: "units",
                  name: "Business units",
                  shortName: "Units",
                  content: <UnitsSection incident={incident} />,
                },
                { id: "costs", name: "Costs", content: <CostsSection incident={incident} /> },
              ]}
            />
          </QueueSection>
          {incident.status === "active" && <ReportSection incident={incident} />}
        </PageFrame>
      )}
    </QueryBoundary>
  );
};
