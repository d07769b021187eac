/*
 * Numbers as people type them. Kept apart from the field, so that what a number field accepts can be
 * read and tested without a browser.
 */

/** Whether a number is further from 0 than whole numbers are exact; then only its text says what was typed. */
export const isBeyondExact = (value: number): boolean => Math.abs(value) >= Number.MAX_SAFE_INTEGER;

/** More digits than a number holds exactly still mean a number: one beyond every limit of the contract. */
const exact = (value: number) =>
  Math.max(Math.min(value, Number.MAX_SAFE_INTEGER), -Number.MAX_SAFE_INTEGER);

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
  if (!new RegExp(`^${sign}\\d*${fraction}$`).test(bare)) return undefined;
  return /\d/.test(bare) ? exact(Number(bare)) : null;
};
