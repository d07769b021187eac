import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";

/** Internal and casual; contractors and recruiters are called, but are not there. */
const OF_THE_BUSINESS: ReadonlySet<number> = new Set([1, 2]);

/** Returns the people who work in the business, on whom the size of the short plan depends. Pure. */
export const staffOf = ({ people }: Pick<PlanContent, "people">): readonly PlanPerson[] =>
  people.filter(({ contactTypeId }) => OF_THE_BUSINESS.has(contactTypeId));
