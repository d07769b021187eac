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

/** Returns a line to write a fact on, after the words that lead to it. */
export const lineFor = (fact: string, before?: string): CardText[] => [
  [...(before === undefined ? [] : [before]), { toFillIn: fact }],
];
