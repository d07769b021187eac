/** The three steps of the strategic impact analysis, in their order (specification 2), with their first words for the stepper. */
export const STEPS = [
  { id: "areas", name: "Critical Strategic Areas", shortName: "Critical Strategic Areas" },
  {
    id: "mtpd",
    name: "Maximum Tolerable Period of Disruption (MTPD)",
    shortName: "Maximum Tolerable Period",
  },
  { id: "scales", name: "Disruption Risk Scales", shortName: "Disruption Risk Scales" },
] as const;

export type Step = (typeof STEPS)[number];
export type StepId = Step["id"];

/** The facts that decide which steps are open. */
export type StepFacts = {
  readonly criticalAreas: number;
  readonly hasMtpd: boolean;
};

/**
 * Returns why a step is not open yet: the second needs a critical area, the third an MTPD as well
 * (specification 4, 'Strategic BIA'). Undefined for an open step.
 */
export function stepBlockedBy(step: StepId, facts: StepFacts): string | undefined {
  if (step === "areas") return undefined;
  if (facts.criticalAreas === 0) return "Mark at least one area as critical first";
  if (step === "scales" && !facts.hasMtpd) return "Choose the MTPD first";
  return undefined;
}

/** Returns the step to show for the one in the URL: itself, or the last open one before it. */
export function currentStep(named: string | null, facts: StepFacts): Step {
  const place = STEPS.findIndex(({ id }) => id === named);
  const open = STEPS.slice(0, place + 1).filter(({ id }) => stepBlockedBy(id, facts) === undefined);
  return open.at(-1) ?? STEPS[0];
}

/** Returns the step after or before this one; undefined at the ends. */
export const adjacentStep = (step: StepId, way: 1 | -1): Step | undefined => {
  const place = STEPS.findIndex(({ id }) => id === step) + way;
  return place < 0 ? undefined : STEPS[place];
};
