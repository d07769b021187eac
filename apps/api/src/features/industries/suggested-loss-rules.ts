import type { FirstPlanSet } from "@holdfast/content/library/first-plan-sets";

type Risk = Pick<FirstPlanSet["risks"][number], "closedDays" | "repair">;

const daysOf = (days: number) => (days === 1 ? "1 closed day" : `${days} closed days`);

/**
 * Returns the range of a risk's loss for a typical business, in whole Australian dollars, and how it was worked out: the
 * sales of the closed days, and repairs. Pure.
 */
export function suggestedLossOf({ closedDays, repair }: Risk, dailySales: readonly number[]) {
  const [repairLow = 0, repairHigh = 0] = repair;
  const [salesLow = 0, salesHigh = 0] = dailySales;
  return {
    lossBasis:
      closedDays === 0
        ? "Add up repairs and extra costs."
        : `Multiply your sales of a day by the days you would be closed (here ${daysOf(closedDays)}), and add repairs and extra costs.`,
    lossLow: closedDays * salesLow + repairLow,
    lossHigh: closedDays * salesHigh + repairHigh,
  };
}
