import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { cloneUnits } from "./cloned-units-store";

export const businessUnitPart: PlanPart = {
  facts: factsOf({}),
  clone: { businessUnits: cloneUnits },
};
