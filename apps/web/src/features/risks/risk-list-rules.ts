import type { Risk } from "@holdfast/contract/risks/register/risk";

/** Returns the list with the saved risk in its old place, or at the end if it is new. */
export const withRisk = (risks: readonly Risk[], saved: Risk): Risk[] =>
  risks.some(({ riskId }) => riskId === saved.riskId)
    ? risks.map((risk) => (risk.riskId === saved.riskId ? saved : risk))
    : [...risks, saved];

/** Returns the list without the risk with that id. */
export const withoutRisk = (risks: readonly Risk[], gone: string): Risk[] =>
  risks.filter(({ riskId }) => riskId !== gone);
