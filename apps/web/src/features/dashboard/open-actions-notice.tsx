import type { OpenAction } from "@holdfast/contract/agreed-actions/agreed-action";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { useToday } from "../../platform/format/use-today";
import { Alert } from "../../ui/feedback/alert";
import { Link } from "react-router";

/** How many actions are named; the incidents and exercises have all of them. */
const MOST = 5;

const pageOf = ({ incidentId, exerciseId }: OpenAction) =>
  incidentId === null
    ? `/dashboard/exercise?id=${exerciseId}`
    : `/dashboard/incident?id=${incidentId}`;

type OpenActionsNoticeProps = {
  /** Earliest first. */
  readonly actions: readonly OpenAction[];
};

/** Names what was agreed after incidents and exercises and is not done. */
export const OpenActionsNotice = ({ actions }: OpenActionsNoticeProps) => {
  const today = useToday();
  const [first] = actions;
  if (!first) return null;
  const more = actions.length - MOST;
  return (
    <Alert
      variant={first.dueDate < today ? "warning" : "note"}
      title={
        actions.length === 1
          ? "1 action from an incident or exercise is not done"
          : `${actions.length} actions from incidents and exercises are not done`
      }
    >
      <ul>
        {actions.slice(0, MOST).map((action) => (
          <li key={`${action.dueDate} ${action.text}`}>
            <Link to={pageOf(action)}>{action.text}</Link>: {action.ownerName},{" "}
            {action.dueDate < today ? "was due" : "due"} {dateInText(action.dueDate)}
          </li>
        ))}
        {more > 0 && <li>And {more} more</li>}
      </ul>
    </Alert>
  );
};
