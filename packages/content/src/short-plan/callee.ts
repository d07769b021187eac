import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import type { Callee } from "@holdfast/contract/plan-content/short-plan";
import { firstNumber } from "../plan-text/plan-lookups";

/** Returns a person with the number to call first. Pure. */
export const calleeOf = (person: PlanPerson): Callee => ({
  name: person.name,
  number: firstNumber(person),
  isProposed: person.isProposed,
});
