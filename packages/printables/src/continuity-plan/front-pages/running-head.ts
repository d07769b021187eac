import { dateText } from "../../document/text/date-text";
import type { ContinuityPlanData } from "../plan-data";
import { planStatus } from "../plan-status";

/** The texts in the header and the footer of every numbered page. */
export interface RunningHead {
  readonly left: string;
  readonly right: string;
  readonly foot: string;
}

/** Returns business and plan name on the left, the date of issue on the right, and the status at the foot. */
export function planRunningHead(data: ContinuityPlanData): RunningHead {
  return {
    left: [data.business.name, data.plan.name].filter((name) => name !== "").join(" | "),
    right: `Date issued ${dateText(data.dateIssued)}`,
    foot: `Confidential | ${planStatus(data).head}`,
  };
}
