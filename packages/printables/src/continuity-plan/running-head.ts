import { dateText } from "../document/date-text";
import { shortenedName } from "../document/shortened-name";
import type { ContinuityPlanData } from "./plan-data";

/** What stands at the top of every numbered page. */
export interface RunningHead {
  readonly left: string;
  readonly right: string;
}

/** Names longer than this are shortened in the running head, which is one line; the cover has them whole. */
const MAX_LETTERS = 44;

/** Business name and plan name at the left, the date of issue at the right. */
export function planRunningHead(data: ContinuityPlanData): RunningHead {
  const names = [data.business.name, data.plan.name]
    .filter((name) => name !== "")
    .map((name) => shortenedName(name, MAX_LETTERS));
  return { left: names.join(" | "), right: `Date issued ${dateText(data.dateIssued)}` };
}
