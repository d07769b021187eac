import type { OpenReviewAction } from "@holdfast/contract/incidents/incident-review";
import { formatDate } from "../../platform/format/date-format";
import { useToday } from "../../platform/format/use-today";
import { Alert } from "../../ui/feedback/alert";
import { Link } from "react-router";

/** How many actions are named; the reviews have all of them. */
const MOST = 5;

type ReviewActionsNoticeProps = {
  /** Earliest first. */
  readonly actions: readonly OpenReviewAction[];
};

/** Names the actions that reviews of incidents decided and that are not done. */
export const ReviewActionsNotice = ({ actions }: ReviewActionsNoticeProps) => {
  const today = useToday();
  const [first] = actions;
  if (!first) return null;
  const more = actions.length - MOST;
  return (
    <Alert
      variant={first.dueDate < today ? "warning" : "note"}
      title={
        actions.length === 1
          ? "1 action from an incident review is not done"
          : `${actions.length} actions from incident reviews are not done`
      }
      actions={<Link to={`/dashboard/incident?id=${first.incidentId}`}>Go to the review</Link>}
    >
      <ul>
        {actions.slice(0, MOST).map(({ text, ownerName, dueDate }) => (
          <li key={`${dueDate} ${text}`}>
            {text}: {ownerName}, {dueDate < today ? "was due" : "due"} {formatDate(dueDate)}
          </li>
        ))}
        {more > 0 && <li>And {more} more</li>}
      </ul>
    </Alert>
  );
};
