import { EVENT_CARDS, type EventCardTemplate } from "../library/response/event-cards";
import { ENTERED_FACTS } from "./card-entered-facts";
import type { EnteredFactRule, EnteredFacts, FactPage } from "./card-fact-rule";
import { factsNamedOnCard } from "./card-filling";
import { inLocalWords } from "../countries/local-words";
import { typographic } from "./text-filling";

/** A fact that cards of a plan need, and that is not recorded. */
export type MissingFact = {
  /** In a sentence, such as 'meeting point'. */
  readonly name: string;
  /** Where it is entered. */
  readonly on: FactPage;
  /** The titles of the cards that have a line to write on instead, in their order. */
  readonly cards: readonly string[];
};

const RULES: readonly (readonly [fact: string, rule: EnteredFactRule])[] =
  Object.entries(ENTERED_FACTS);

/** Returns the facts that the cards with those ids need and that nobody has entered, in the order of their pages. Pure. */
export function missingFacts(facts: EnteredFacts, cardIds: readonly string[]): MissingFact[] {
  const cards = EVENT_CARDS.filter(({ cardId }) => cardIds.includes(cardId)).map((card) => ({
    ...card,
    needs: needsOf(card),
  }));
  const missing = RULES.flatMap(([fact, { lines, entered }]) => {
    const without = cards.filter(
      ({ cardId, needs }) => needs.has(fact) && lines(facts, cardId).length === 0,
    );
    return without.length === 0
      ? []
      : [{ ...entered, cards: without.map(({ title }) => typographic(title)) }];
  });
  return inLocalWords(facts, missing);
}

/** Returns the facts that a card has at its head or names in a sentence. */
const needsOf = ({ numbersAtTheHead, ...texts }: EventCardTemplate): ReadonlySet<string> =>
  new Set([...numbersAtTheHead, ...factsNamedOnCard(JSON.stringify(texts))]);
