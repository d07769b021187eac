/*
 * Numbers as people type them. Kept apart from the field, so that what a number field accepts can be
 * read and tested without a browser.
 */

/** Beyond this many digits a whole number is no longer exact. */
const MOST_DIGITS = 15;

/** A number as text with thousands separators; empty for null. */
export const numberText = (value: number | null | undefined): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return "";
  const [whole = "", fraction] = String(Math.abs(value)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 ? "-" : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
};

export type NumberShape = {
  /** Digits after the point. */
  readonly digits: number;
  readonly allowsMinus: boolean;
};

/**
 * What typed text means: a number, null for an empty field (or a lone sign), and undefined for text
 * that is no such number, which the field keeps and marks: a point must never multiply an amount.
 * Separators, spaces and a currency in front, as pasted, are ignored.
 */
export const parseNumberText = (text: string, shape: NumberShape): number | null | undefined => {
  const bare = text.replace(/[,\s\u00A0]/g, "").replace(/^[A-Z]{0,3}\p{Sc}(?=\d)/u, "");
  const sign = shape.allowsMinus ? "-?" : "";
  const fraction = shape.digits > 0 ? `(\\.\\d{0,${shape.digits}})?` : "";
  if (!new RegExp(`^${sign}\\d{0,${MOST_DIGITS}}${fraction}$`).test(bare)) return undefined;
  return /\d/.test(bare) ? Number(bare) : null;
};
