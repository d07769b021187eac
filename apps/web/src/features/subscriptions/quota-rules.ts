/** Returns the message for a number above what the quota has left. Pure. */
export const beyondQuota = (
  amount: number | null | undefined,
  remaining: number,
): string | undefined =>
  typeof amount === "number" && amount > remaining
    ? `Only ${remaining.toLocaleString("en-AU")} remaining.`
    : undefined;
