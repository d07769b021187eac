import { factsOf, type PlanContribution } from "../../platform/access/plan-contribution-store";
import { cloneUnits } from "./cloned-units-store";

export const businessUnitContribution: PlanContribution = {
  facts: factsOf({}),
  clone: { businessUnits: cloneUnits },
};
