/* What other rooms may use of the business units: those of the plan in hand. */
export { useBusinessUnits } from "./use-business-units";
export type { BusinessUnit } from "./unit-names-rules";
