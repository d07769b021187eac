import type { ScenarioPage } from "@holdfast/content/library/scenario-pages";

/** Letters of a line, and millimetres on paper, of style/day-pages.css. */
const LETTERS = 90;
const LINE = 4.6;
const STEP_EDGES = 0.9;
const PAGE = 266;
/** The title and the five headings. */
const HEADINGS = 50;
const SERIES_LETTERS = 11;
/** Letters of the sentence that says how many facts the page leaves out. */
const WHERE_THE_REST_IS = 30;

const linesOf = (texts: readonly string[], extra = 0) =>
  texts.reduce((sum, text) => sum + Math.ceil((text.length + extra) / LETTERS), 0);

/** Returns the facts that fit below the text of a page, and at least the first. */
export function factsWithin<Fact extends { readonly label: string; readonly text: string }>(
  page: ScenarioPage,
  facts: readonly Fact[],
): readonly Fact[] {
  const steps = [...page.first10Minutes, ...page.firstHour, ...page.firstDay];
  const others = [
    page.signs.join(" "),
    ...page.dontDo,
    ...page.decide.map(({ question, decidedBy }) => question + decidedBy),
  ];
  const lines = linesOf(steps, SERIES_LETTERS) + linesOf(others, 4);
  const room = Math.floor((PAGE - HEADINGS - lines * LINE - steps.length * STEP_EDGES) / LINE);
  let left = room * LETTERS - WHERE_THE_REST_IS;
  const beyond = facts.findIndex(({ label, text }, at) => {
    left -= label.length + text.length + 4;
    return left < 0 && at > 0;
  });
  return beyond === -1 ? facts : facts.slice(0, beyond);
}
