import type { Incident } from "@holdfast/contract/incidents/incident";
import {
  listIncidents,
  readIncident,
  setReviewAction,
} from "@holdfast/contract/incidents/incident-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { Card } from "../../ui/layout/card";
import { Link } from "react-router";
import { AgreedActionsList } from "../agreed-actions/public";
import styles from "./incidents.module.css";

type ReviewSectionProps = {
  readonly incident: Incident;
  readonly review: NonNullable<Incident["review"]>;
};

/** Shows the review of a closed incident, with its actions. */
export const ReviewSection = ({ incident, review }: ReviewSectionProps) => {
  const { planId, incidentId } = incident;
  const set = useChange(setReviewAction, [readIncident, listIncidents]);
  return (
    <Card title="Review">
      <h3>What happened</h3>
      <p className={styles.written}>{review.happened}</p>
      <h3>What worked</h3>
      <p className={styles.written}>{review.worked}</p>
      {review.improve !== "" && (
        <>
          <h3>What did not work</h3>
          <p className={styles.written}>{review.improve}</p>
        </>
      )}
      {review.risks.length > 0 && (
        <>
          <h3>Risks</h3>
          <ul className={styles.actions}>
            {review.risks.map(({ riskId, name }) => (
              <li key={riskId}>
                <Link to={`/dashboard/risk/register?risk=${riskId}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <AgreedActionsList
        actions={review.actions.map((action) => ({ ...action, id: action.reviewActionId }))}
        isDisabled={set.isPending}
        onChange={(reviewActionId, isDone) =>
          set.mutate({ params: { planId, incidentId, reviewActionId }, body: { isDone } })
        }
      />
    </Card>
  );
};
