import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import type { DeclinedSuggestion } from "@holdfast/contract/proposals/declined-suggestion";

/** Returns suggestions for the organisation's own industry: those given, and no others. */
export const suggestionsWith = (overrides: Partial<PlanSuggestions>): PlanSuggestions => ({
  name: "Cafe or coffee shop",
  isBorrowed: false,
  people: { from: 6, to: 20 },
  businessUnits: [],
  strategicAreas: [],
  disruptionScales: [],
  thirdParties: [],
  suppliersByKind: [],
  mtpd: { mtpdId: 10, days: 10, reason: "Regulars go elsewhere." },
  recoveryTimes: [],
  assets: [],
  recoveryStrategies: [],
  risks: [],
  ...overrides,
});

/** Whether a request reads the suggestions. */
export const readsSuggestions = (address: unknown): boolean =>
  String(address).includes("/plan_suggestions");

/** Returns the declined suggestions after a call that declines one or undoes that. @param body the body of the call */
export const declinedAfter = (
  declined: readonly DeclinedSuggestion[],
  planId: string | null,
  body: unknown,
): DeclinedSuggestion[] => {
  const { kind, suggestion, isDeclined } = JSON.parse(String(body));
  const others = declined.filter(
    (answer) => answer.kind !== kind || answer.suggestion !== suggestion,
  );
  return isDeclined === true ? [...others, { kind, suggestion, planId }] : others;
};
