import type { FactPage } from "@holdfast/content/plan-text/card-fact-rule";
import type { Finding } from "@holdfast/contract/dashboard/finding";
import { type Checked, listed, onPage, PAGES } from "./checked-plan-rules";

/** What is entered on each page, and where it is. */
const ENTERED_ON: Readonly<Record<FactPage, Pick<Finding, "place" | "to" | "shownOn">>> = {
  "site-and-finances": { place: "Site sheet and finances", ...onPage(PAGES.recovery) },
  insurance: { place: "Insurance schedule", ...onPage(PAGES.report) },
  "third-parties": {
    place: "Strategic Third Parties",
    to: "/organization/strategic-third-parties",
    shownOn: PAGES.recovery,
  },
  locations: { place: "Location", to: "/organization", shownOn: PAGES.recovery },
};

/** Before the first person is in a team, nobody would read the cards: the progress says what comes first. */
const hasResponders = ({ teams }: Checked) =>
  teams.some(({ teamContacts }) => teamContacts.length > 0);

/** What the plan's cards need and nobody has entered: one finding for each page on which it is entered. */
export function factsToEnter(plan: Checked): Finding[] {
  if (!hasResponders(plan)) return [];
  return Array.from(
    Map.groupBy(plan.missingFacts, ({ on }) => on),
    ([page, facts]) => {
      const names = [...new Set(facts.map(({ name }) => name))];
      const cards = [...new Set(facts.flatMap((fact) => fact.cards))];
      return {
        ...ENTERED_ON[page],
        title: `Not recorded: ${names.join(", ")}`,
        reason: `On the day, the ${cards.length === 1 ? "card" : "cards"} ${listed(cards.map((title) => `‘${title}’`))} would have a line to write on instead.`,
      };
    },
  );
}
