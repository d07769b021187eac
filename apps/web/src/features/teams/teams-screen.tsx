import { useEffect } from "react";
import { PAYMENT_REQUIRED } from "@holdfast/contract/platform/errors";
import { TEAMS_NEED_RENEWAL } from "@holdfast/contract/teams/team";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { Link, useLocation } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import { may } from "../../platform/session/can";
import { useRead } from "../../platform/api/use-endpoint";
import { usePlan } from "../dashboard/public";
import { TeamSection } from "./team-section";

/** What each team is for, by its type, and where the plan document tells its work. */
const TASKS: Readonly<Record<number, string>> = {
  1: "Keeps people safe and the site secure in the first hours, looks after staff and says how bad the damage is. Sections B to E of the plan.",
  2: "Brings systems, data and telephones back in the order the business needs them. Section G of the plan, where it is called IT Recovery Team.",
  3: "Leads through the crisis, declares a disaster, and alone speaks to media and authorities. Section F of the plan.",
};

/** Brings the team named in the address into view, once it is there. */
const useAnchor = (isReady: boolean) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
};

/** /dashboard/teams: who acts when it happens. */
export const TeamsScreen = () => {
  const plan = usePlan();
  const teams = useRead(listTeams, { params: { planId: plan.planId } });
  const needsRenewal = teams.error?.status === PAYMENT_REQUIRED.status;
  useAnchor(teams.data !== undefined);
  return (
    <PageFrame
      title="Teams"
      purpose="Who acts when it happens: one Primary who leads each team, and Alternatives who stand in."
      help={
        <>
          <p>
            In the first hour nobody has time to ask who is in charge. A name with a mobile number,
            and a second one, settles it beforehand.
          </p>
          <p>
            In a small business one person may be in several teams. Only make sure that no single
            absence leaves a team without anybody.
          </p>
          <p>
            <strong>For example:</strong> the café’s owner leads the Crisis Management Team, the
            floor manager stands in; the IT provider’s technician leads the Information Technology
            Team.
          </p>
        </>
      }
      previous={{ to: "/dashboard/business-units", label: "Business Units" }}
      next={{ to: "/dashboard/business-impact-analysis/strategic", label: "Strategic BIA" }}
    >
      {needsRenewal ? (
        <EmptyState
          icon="clock"
          title={TEAMS_NEED_RENEWAL}
          action={<Link to="/dashboard/plans">Go to Plans</Link>}
        />
      ) : (
        <QueryBoundary
          reads={[teams]}
          loading={<Skeleton lines={3} height={240} label="Loading teams..." />}
        >
          {(all) =>
            all.map((team) => (
              <TeamSection
                key={team.teamId}
                team={team}
                task={TASKS[team.teamType.teamTypeId] ?? ""}
                mayChange={may(plan, "change")}
              />
            ))
          }
        </QueryBoundary>
      )}
    </PageFrame>
  );
};
