import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";

/** How a fact is shown at the head of a card. */
export type CardFactRule = {
  readonly label: string;
  /** What is recorded; empty if nothing is. */
  readonly lines: (content: PlanContent, cardId: string) => readonly CardText[];
  /** What to show where nothing is recorded; left out, the line is not printed. */
  readonly missing?: readonly CardText[];
};

/** What a business enters of its place and of firms, without its people. */
export type EnteredFacts = Pick<
  PlanContent,
  "location" | "site" | "finances" | "parties" | "insurancePolicies" | "emergencyContacts"
>;

/** The pages on which facts of cards are entered. */
export type FactPage = "site-and-finances" | "third-parties" | "insurance" | "locations";

/** A fact that a person enters. Without it, a card has a line to write on, and the plan has a finding. */
export type EnteredFactRule = {
  readonly label: string;
  readonly lines: (facts: EnteredFacts, cardId: string) => readonly CardText[];
  readonly missing: readonly CardText[];
  /** What the finding calls it, in a sentence, and where to enter it. */
  readonly entered: { readonly name: string; readonly on: FactPage };
};

/** Returns a line to write a fact on, after the words that lead to it. */
export const lineFor = (fact: string, before?: string): CardText[] => [
  [...(before === undefined ? [] : [before]), { toFillIn: fact }],
];
