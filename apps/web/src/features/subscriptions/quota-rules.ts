/** Returns the message for a number above what the quota has left. Pure. */
export const beyondQuota = (
  amount: number | null | undefined,
  remaining: number,
): string | undefined =>
  typeof amount === "number" && amount > remaining
    ? `Only ${remaining.toLocaleString("en-AU")} remaining.`
    : undefined;

/** Returns what a quota has left, as a sentence. Pure. */
export const remainingText = (remaining: number): string =>
  `Remaining: ${remaining.toLocaleString("en-AU")}.`;
