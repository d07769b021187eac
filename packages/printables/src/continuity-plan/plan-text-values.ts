import { recorded } from "@holdfast/content/plan-text/filled-text";
import { planTextValues as valuesOf } from "@holdfast/content/plan-text/plan-text-values";
import { dateText } from "../document/text/date-text";
import type { ContinuityPlanData } from "./plan-data";
import { shownVersion } from "./plan-status";
import { textFactsOf } from "./text-facts-of";

/** Returns the values of the template text's placeholders, and those that only paper has. */
export function planTextValues(data: ContinuityPlanData) {
  const version = shownVersion(data);
  const values = valuesOf(textFactsOf(data));
  return {
    ...values,
    // '7 days' stays on one line.
    mtpd: values.mtpd.replace(" ", "\u00a0"),
    approver: recorded(version?.approverName ?? ""),
    approverPosition: recorded(version?.approverPosition ?? ""),
    approvedOn: version === undefined ? "" : dateText(version.approvedOn),
    // Empty: a line to write on.
    siteLine: data.plan.location.phone,
  };
}
