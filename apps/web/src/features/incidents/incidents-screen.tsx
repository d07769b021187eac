import { listIncidents } from "@holdfast/contract/incidents/incident-endpoints";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useRead } from "../../platform/api/use-endpoint";
import { formatInstant } from "../../platform/format/date-format";
import { RECORD_PARAMETER, NEW_RECORD } from "../../platform/routing/linked-record";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { usePlan } from "../workspace/public";
import { STATUS_NAMES, titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import styles from "./incidents.module.css";
import { DeclareDialog } from "./declare-dialog";

/** /dashboard/incidents: declares an incident or a rehearsal, and lists earlier ones. */
export const IncidentsScreen = () => {
  const plan = usePlan();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const isDeclaring = query.get(RECORD_PARAMETER) === NEW_RECORD;
  const incidents = useRead(
    listIncidents,
    { params: { planId: plan.planId } },
    { isAlwaysFresh: true },
  );
  const declare = () => setQuery({ [RECORD_PARAMETER]: NEW_RECORD });
  const button = (
    <Button variant="danger" icon="alert" onPress={declare}>
      Declare an incident
    </Button>
  );
  return (
    <PageFrame
      title="Incidents"
      purpose="Alert the teams, work through their actions, and keep a log that shows what was done and when."
      action={button}
      help={
        <>
          <p>
            Declaring an incident alerts the Primaries of its teams by email and text message. If no
            one answers, the next Alternative is alerted.
          </p>
          <p>
            Rehearse once a year. Tick “This is an exercise”, so that every message and page says
            that it is an exercise.
          </p>
        </>
      }
    >
      <QueryBoundary queries={[incidents]} loading={<Skeleton lines={2} height={90} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon="flag" title="No incidents">
              No incident has been declared or rehearsed on this plan.
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label="Incidents">
              {all.map((incident) => (
                <li key={incident.incidentId}>
                  <Card
                    title={titleOf(incident)}
                    aside={
                      <span className={styles.status} data-status={incident.status}>
                        {STATUS_NAMES[incident.status]}
                      </span>
                    }
                  >
                    <p className={styles.text}>
                      {incident.whatHappened || "Not described yet"}
                      <span className={styles.aside}>
                        Declared by {incident.declaredByName}, {formatInstant(incident.declaredAt)}
                        {incident.place !== "" && `, ${incident.place}`}
                      </span>
                      {incident.openReviewActions > 0 && (
                        <span className={styles.aside}>
                          Review actions not done: {incident.openReviewActions}
                        </span>
                      )}
                    </p>
                    <Link to={`/dashboard/incident?id=${incident.incidentId}`}>
                      Open {titleOf(incident)}
                    </Link>
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {isDeclaring && (
        <DeclareDialog
          plan={plan}
          onClose={() => setQuery({}, { replace: true })}
          onDeclared={(incidentId) => {
            void navigate(`/dashboard/incident?id=${incidentId}`, { replace: true });
          }}
        />
      )}
    </PageFrame>
  );
};
