import type { ContinuityPlanData } from "./plan-data";
import { mtpdText } from "./recovery-time-text";

/** Returns the values of the template text's `{business}`, `{location}`, `{plan}` and `{mtpd}`. */
export function planTextValues(data: ContinuityPlanData) {
  return {
    business: data.business.name || "the business",
    location: data.plan.location.name || "this location",
    plan: data.plan.name || "Business Continuity Plan",
    mtpd: mtpdText(data),
  };
}
