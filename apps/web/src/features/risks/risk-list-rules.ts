import type { Risk } from "@holdfast/contract/risks/register/risk";

/** The list with a risk as it was just saved: in its old place, or at the end. */
export const withRisk = (risks: readonly Risk[], saved: Risk): Risk[] =>
  risks.some(({ riskId }) => riskId === saved.riskId)
    ? risks.map((risk) => (risk.riskId === saved.riskId ? saved : risk))
    : [...risks, saved];

/** The list without the risk of that id. */
export const withoutRisk = (risks: readonly Risk[], gone: string): Risk[] =>
  risks.filter(({ riskId }) => riskId !== gone);
