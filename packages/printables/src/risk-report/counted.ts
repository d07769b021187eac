import { unitsText } from "@holdfast/contract/platform/money-rules";

const NO_CURRENCY = { prefix: "" } as const;

/** Returns a count with its noun: '1 risk', '2,000 risks', 'no risks'. */
export const counted = (count: number, noun: string, many: string): string => {
  if (count === 0) return `no ${many}`;
  return count === 1 ? `1 ${noun}` : `${unitsText(count, NO_CURRENCY)} ${many}`;
};
