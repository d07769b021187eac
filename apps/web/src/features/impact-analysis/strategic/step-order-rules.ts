/** The three steps of the strategic impact analysis, in their order (specification 2). */
export const STEPS = [
  { id: "areas", name: "Critical Strategic Areas" },
  { id: "mtpd", name: "Maximum Tolerable Period of Disruption (MTPD)" },
  { id: "scales", name: "Disruption Risk Scales" },
] as const;

export type Step = (typeof STEPS)[number];
export type StepId = Step["id"];

/** What decides how far one may go. */
export type StepFacts = {
  readonly criticalAreas: number;
  readonly hasMtpd: boolean;
};

/**
 * Why a step is not open yet: the second needs a critical area, the third an MTPD as well
 * (specification 4, 'Strategic BIA'). Undefined for an open one.
 */
export function stepWaitsFor(step: StepId, facts: StepFacts): string | undefined {
  if (step === "areas") return undefined;
  if (facts.criticalAreas === 0) return "First find at least one critical area";
  if (step === "scales" && !facts.hasMtpd) return "First choose the MTPD";
  return undefined;
}

/** The step to show for the one the address names: itself, or the last one before it that is open. */
export function currentStep(named: string | null, facts: StepFacts): Step {
  const place = STEPS.findIndex(({ id }) => id === named);
  const open = STEPS.slice(0, place + 1).filter(({ id }) => stepWaitsFor(id, facts) === undefined);
  return open.at(-1) ?? STEPS[0];
}

/** The step after or before this one, undefined at the ends. */
export const stepBeside = (step: StepId, way: 1 | -1): Step | undefined => {
  const place = STEPS.findIndex(({ id }) => id === step) + way;
  return place < 0 ? undefined : STEPS[place];
};
