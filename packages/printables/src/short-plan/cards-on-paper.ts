import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanEvent } from "@holdfast/contract/plan-content/plan-event";
import { staffOf } from "@holdfast/content/short-plan/staff";

/** The events that every short plan has, if the business can meet them at all. */
const FIRST: ReadonlySet<string> = new Set(["fire", "power", "cyber", "hurt"]);

/** A business of so few people has fewer cards. */
const FEW_PEOPLE = 5;
const CARDS = { few: 5, many: 8 } as const;

/**
 * Returns the ids of the event cards that are printed: the first ones, then those of the highest ratings in the register,
 * then those to which the place or the industry is exposed. The phone has all others. Pure.
 */
export function cardsOnPaper(content: PlanContent): ReadonlySet<string> {
  const count = staffOf(content).length <= FEW_PEOPLE ? CARDS.few : CARDS.many;
  const isFirst = ({ cardId }: PlanEvent) => FIRST.has(cardId);
  const ratingOf = ({ riskIds }: PlanEvent) =>
    Math.max(
      0,
      ...content.risks.filter(({ riskId }) => riskIds.includes(riskId)).map(({ rating }) => rating),
    );
  const order = content.events.toSorted(
    (a, b) =>
      Number(isFirst(b)) - Number(isFirst(a)) ||
      ratingOf(b) - ratingOf(a) ||
      Number(b.isExposed) - Number(a.isExposed),
  );
  return new Set(order.slice(0, count).map(({ cardId }) => cardId));
}
