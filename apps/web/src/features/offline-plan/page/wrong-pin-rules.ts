/** Returns what is said after a wrong PIN. Pure. */
export const wrongPinText = (left: number): string =>
  left === 1
    ? "This PIN is wrong. After 1 more wrong PIN, everything that it opens is deleted from this device."
    : `This PIN is wrong. You can try ${left} more times.`;
