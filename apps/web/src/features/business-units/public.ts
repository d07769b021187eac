/* What other features may import: the business units of the current plan. */
export { useBusinessUnits, useChangedUnits } from "./use-business-units";
export type { BusinessUnit } from "./unit-names-rules";
