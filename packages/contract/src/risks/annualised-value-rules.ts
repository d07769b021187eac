/*
 * Exact decimal arithmetic: numbers are read as the decimals they are written as (0.005 is five
 * thousandths, not the nearest binary fraction), multiplied as whole numbers and rounded once.
 */

type Decimal = { readonly digits: bigint; readonly scale: number };

/** Returns the shortest decimal that JavaScript prints for the number: digits / 10^scale. */
const decimalOf = (value: number): Decimal => {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
};

/**
 * Returns what a risk costs in an average year: events a year times loss value, rounded half up to
 * 2 decimals, in the plan's currency (specification 9).
 * @param likelihoodValue events a year, as in the likelihood presets (0.001 to 52)
 * @param cost loss value in whole units of the currency
 * @throws RangeError if a value is negative or not finite
 */
export const annualisedValue = (likelihoodValue: number, cost: number): number => {
  if (!(likelihoodValue >= 0 && cost >= 0 && Number.isFinite(likelihoodValue * cost))) {
    throw new RangeError("Likelihood and loss value must be finite and not below 0.");
  }
  return inWholeNumbers(likelihoodValue, cost) ?? inDecimals(likelihoodValue, cost);
};

/** Whole thousandths times whole units, without BigInt: a list calls it for each row. */
const inWholeNumbers = (likelihoodValue: number, cost: number): number | undefined => {
  const thousandths = Math.round(likelihoodValue * 1_000);
  const rounded = thousandths * cost + 5;
  const isExact =
    thousandths / 1_000 === likelihoodValue &&
    Number.isSafeInteger(cost) &&
    Number.isSafeInteger(rounded);
  return isExact ? (rounded - (rounded % 10)) / 1_000 : undefined;
};

const inDecimals = (likelihoodValue: number, cost: number): number => {
  const likelihood = decimalOf(likelihoodValue);
  const loss = decimalOf(cost);
  const divisor = 10n ** BigInt(likelihood.scale + loss.scale);
  const hundredths = (2n * 100n * likelihood.digits * loss.digits + divisor) / (2n * divisor);
  return Number(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`);
};
