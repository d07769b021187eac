import type { CardFact } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { CardFactRule } from "./card-fact-rule";
import { ENTERED_FACTS } from "./card-entered-facts";
import { FIRM_FACTS } from "./card-firm-facts";
import { NUMBER_FACTS } from "./card-number-facts";
import { PLACE_FACTS } from "./card-place-facts";

/** The facts at the head of a card: numbers and places, each on a line with its label. */
const CARD_FACTS: Readonly<Record<string, CardFactRule | undefined>> = {
  ...ENTERED_FACTS,
  ...PLACE_FACTS,
  ...FIRM_FACTS,
  ...NUMBER_FACTS,
};

/** Returns a fact with its label; undefined if it is left out because nothing is recorded. Pure. */
export function cardFact(fact: string, content: PlanContent, cardId: string): CardFact | undefined {
  const rule = CARD_FACTS[fact];
  if (!rule) throw new Error(`No card knows the fact ${fact}.`);
  const recorded = rule.lines(content, cardId);
  const lines = recorded.length > 0 ? recorded : (rule.missing ?? []);
  return lines.length === 0 ? undefined : { fact, label: rule.label, lines: [...lines] };
}
