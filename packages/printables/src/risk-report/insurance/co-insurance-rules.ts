/** Per cent of the value at risk to insure for a claim to be paid in full (specification, 'Under Insurance'). */
export const CO_INSURANCE_PERCENT = 80;

/** One row of the worked example; amounts in whole units of the plan's currency. */
export interface CoInsuranceCase {
  /** Sum insured, in per cent of the value at risk. */
  readonly insuredPercent: number;
  readonly sumInsured: number;
  /** Share of a claim that is paid, in per cent. */
  readonly sharePercent: number;
  readonly paid: number;
  /** The part of the loss that the business bears. */
  readonly borne: number;
}

const INSURED_PERCENTS = [100, 80, 60, 40] as const;

/** Returns a percentage of a whole amount, rounded half up to a whole unit; exact up to 1e15. */
export const percentOf = (percent: number, amount: number): number =>
  Number((BigInt(percent) * BigInt(amount) + 50n) / 100n);

/** Returns the loss of the example: half of the value at risk, so that it is below each sum insured that pays it. */
export const exampleLoss = (valueAtRisk: number): number => percentOf(50, valueAtRisk);

/** Returns the share of a claim that is paid: insured over required, at most 1. */
const sharePaid = (insuredPercent: number) => Math.min(1, insuredPercent / CO_INSURANCE_PERCENT);

/** Returns what is paid of the example's loss at each sum insured, before any excess. */
export const coInsuranceCases = (valueAtRisk: number): readonly CoInsuranceCase[] => {
  const loss = exampleLoss(valueAtRisk);
  return INSURED_PERCENTS.map((insuredPercent) => {
    const sharePercent = 100 * sharePaid(insuredPercent);
    const paid = percentOf(sharePercent, loss);
    return {
      insuredPercent,
      sumInsured: percentOf(insuredPercent, valueAtRisk),
      sharePercent,
      paid,
      borne: loss - paid,
    };
  });
};

/** Returns the same for the business's own sum insured, with its percentages rounded to whole ones. */
export const ownCoInsuranceCase = (valueAtRisk: number, sumInsured: number): CoInsuranceCase => {
  const loss = exampleLoss(valueAtRisk);
  const insuredPercent = (100 * sumInsured) / valueAtRisk;
  const share = sharePaid(insuredPercent);
  const paid = Math.min(sumInsured, Math.round(share * loss));
  return {
    insuredPercent: Math.round(insuredPercent),
    sumInsured,
    sharePercent: Math.round(100 * share),
    paid,
    borne: loss - paid,
  };
};
