import { dateText } from "../../document/text/date-text";
import { shortenedName } from "../../document/text/shortened-name";
import type { ContinuityPlanData } from "../plan-data";
import { planStatus } from "../plan-status";

/** The texts in the header and the footer of every numbered page. */
export interface RunningHead {
  readonly left: string;
  readonly right: string;
  readonly foot: string;
}

/** Names longer than this are shortened in the running header, which is one line; the cover has them in full. */
const MAX_LETTERS = 44;

/** Returns business and plan name on the left, the date of issue on the right, and the status at the foot. */
export function planRunningHead(data: ContinuityPlanData): RunningHead {
  const names = [data.business.name, data.plan.name]
    .filter((name) => name !== "")
    .map((name) => shortenedName(name, MAX_LETTERS));
  return {
    left: names.join(" | "),
    right: `Date issued ${dateText(data.dateIssued)}`,
    foot: `Confidential | ${planStatus(data).head}`,
  };
}
