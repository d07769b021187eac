const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether a text is an Australian Business Number: 11 digits, spaces allowed, that satisfy the check of the Australian
 * Business Register (abr.business.gov.au, 'Format of the ABN'): the first digit less 1, weighted sum divisible by 89.
 */
export const isAustralianBusinessNumber = (text: string): boolean => {
  const digits = text.replaceAll(" ", "");
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
};
