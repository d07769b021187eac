import { daysText } from "../document/date-text";
import type { TextValues } from "../document/rich-text";
import type { ContinuityPlanData } from "./plan-data";

/** What the template text's `{business}`, `{location}`, `{plan}` and `{mtpd}` stand for in this plan. */
export function planTextValues(data: ContinuityPlanData): TextValues {
  return {
    business: data.business.name || "the business",
    location: data.plan.location.name || "this location",
    plan: data.plan.name || "Business Continuity Plan",
    mtpd: mtpdText(data),
  };
}

/** The maximum tolerable period of disruption as the plan says it, for instance '2 weeks (14 days)'. */
export function mtpdText(data: ContinuityPlanData): string {
  if (data.mtpdDays === null) return data.mtpdName || "not yet set";
  const days = daysText(data.mtpdDays);
  return data.mtpdName && data.mtpdName !== days ? `${data.mtpdName} (${days})` : days;
}
