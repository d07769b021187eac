import { cardFact } from "@holdfast/content/plan-text/card-facts";
import type { CardFact } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";

/** The event whose facts sheets for every event have: the site's insurers and the team's leader. */
const EVENT = "fire";

/** Facts with a line to write on if nothing is recorded, which cards leave out then. */
const ALWAYS: Readonly<Record<string, string | undefined>> = {
  broker: "Broker",
  cyberInsurerLine: "Cyber line",
};

/** Returns facts with their labels and numbers, in the given order; those that few businesses have only if recorded. */
export const sheetFacts = (content: PlanContent, facts: readonly string[]): readonly CardFact[] =>
  facts.flatMap((fact) => {
    const label = ALWAYS[fact];
    const recorded = cardFact(fact, content, EVENT);
    if (recorded) return [recorded];
    return label === undefined ? [] : [{ fact, label, lines: [[{ toFillIn: fact }]] }];
  });
