/*
 * Parses and formats numbers as people type them. Separate from the field, so that it can be tested without a browser.
 */

/** Whether a number is beyond the exact integers, so that only its text shows what was typed. */
export const isBeyondExact = (value: number): boolean => Math.abs(value) >= Number.MAX_SAFE_INTEGER;

/** Limits a number to the largest exact integer, which is still above every limit of the contract. */
const exact = (value: number) =>
  Math.max(Math.min(value, Number.MAX_SAFE_INTEGER), -Number.MAX_SAFE_INTEGER);

/** Formats a number with thousands separators; empty for null. */
export const numberText = (value: number | null | undefined): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return "";
  const [whole = "", fraction] = String(Math.abs(value)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 ? "-" : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
};

export type NumberShape = {
  /** Decimal places. */
  readonly digits: number;
  readonly allowsMinus: boolean;
};

/**
 * Parses typed text: a number, null for an empty field (or a lone sign), or undefined for any other text, which the
 * field marks: ignoring a decimal point would multiply an amount. Ignores separators, spaces and a leading currency.
 */
export const parseNumberText = (text: string, shape: NumberShape): number | null | undefined => {
  const bare = text.replace(/[,\s\u00A0]/g, "").replace(/^[A-Z]{0,3}\p{Sc}(?=\d)/u, "");
  const sign = shape.allowsMinus ? "-?" : "";
  const fraction = shape.digits > 0 ? `(\\.\\d{0,${shape.digits}})?` : "";
  if (!new RegExp(`^${sign}\\d*${fraction}$`).test(bare)) return undefined;
  return /\d/.test(bare) ? exact(Number(bare)) : null;
};
