import type { Proposal } from "../proposals/proposal";
import type { Risk } from "./register/risk";

/** The risks of a plan by whether a person has confirmed them. Proposed risks count in no total of the report. */
export type ConfirmedRisks = {
  readonly confirmed: readonly Risk[];
  readonly proposed: readonly Risk[];
};

export function confirmedRisks(
  risks: readonly Risk[],
  proposals: readonly Proposal[],
): ConfirmedRisks {
  const marked = new Set(
    proposals.filter(({ kind }) => kind === "risk").map(({ recordId }) => recordId),
  );
  return {
    confirmed: risks.filter(({ riskId }) => !marked.has(riskId)),
    proposed: risks.filter(({ riskId }) => marked.has(riskId)),
  };
}
