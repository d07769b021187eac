import { addYears } from "../platform/calendar-rules";

/** A key of a plan that is not revoked, and when the year that it gives ends. */
export type PlanYear = { readonly id: string; readonly expiryDate: Date };

/**
 * Returns the years whose end changes when one is revoked. Each renewal before the end of a plan begins where the year
 * before it ends, so each later one of them moves into the year before it. A year after a gap does not move: it began
 * when the plan was renewed. Pure.
 */
export function movedYears(years: readonly PlanYear[], revokedId: string): readonly PlanYear[] {
  const inOrder = years.toSorted((a, b) => Number(a.expiryDate) - Number(b.expiryDate));
  const at = inOrder.findIndex(({ id }) => id === revokedId);
  const moved: PlanYear[] = [];
  let before = inOrder[at]?.expiryDate;
  for (const year of inOrder.slice(at + 1)) {
    if (before === undefined || Number(year.expiryDate) !== Number(addYears(before, 1))) break;
    moved.push({ ...year, expiryDate: before });
    before = year.expiryDate;
  }
  return moved;
}

/** Returns when a plan with these years ends, and when once one of them is revoked; null without any year. Pure. */
export function endsOfPlan(years: readonly PlanYear[], revokedId: string) {
  const moved = new Map(movedYears(years, revokedId).map((year) => [year.id, year.expiryDate]));
  const left = years
    .filter(({ id }) => id !== revokedId)
    .map(({ id, expiryDate }) => moved.get(id) ?? expiryDate);
  return { now: lastOf(years.map(({ expiryDate }) => expiryDate)), after: lastOf(left) };
}

const lastOf = (ends: readonly Date[]): Date | null =>
  ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
