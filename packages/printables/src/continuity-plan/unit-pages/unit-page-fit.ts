import { rowHeight, shortenedToLines } from "../../document/rows-within";
import { factsHeight, type FactLine } from "./fact-lines";
import { unitFactLines } from "./unit-fact-lines";
import type { UnitFacts } from "./unit-facts";
import { tablesHeight } from "./unit-tables";

/** The facts and steps of a unit's page, shortened so that the page stays one. */
export interface FittedUnitPage {
  readonly facts: readonly FactLine[];
  /** The unit's own steps; if empty, the page has those of every unit. */
  readonly steps: readonly string[];
  /** Whether a text is shortened, so that an appendix has all of it. */
  readonly isShortened: boolean;
  /** Millimetres for the tables below them. */
  readonly room: number;
}

/** Millimetres of the page below its title and times, of the steps of every unit, and of the note on shortened texts. */
const ROOM_BELOW_TIMES = 219;
const GENERAL_STEPS = 61;
const NOTE = 7;
/** The share of the page's width of a step. */
const STEP_WIDTH = 71;

/** The most lines of a fact and of a step, from those of a page with room to those of a full one. */
const LIMITS = [
  { factLines: Infinity, stepLines: Infinity },
  { factLines: 3, stepLines: 4 },
  { factLines: 2, stepLines: 3 },
  { factLines: 2, stepLines: 2 },
  { factLines: 1, stepLines: 2 },
] as const;
const SHORTEST = LIMITS[4];
/** The rows of each table for which facts and steps leave room, if they can. */
const ROWS = [3, 1] as const;

/** Shortens the facts and steps of a unit's page as little as possible, so that its tables fit below them. */
export function fittedUnitPage(unit: UnitFacts, isExpired: boolean): FittedUnitPage {
  for (const rows of ROWS)
    for (const limits of LIMITS) {
      const page = pageWithin(unit, isExpired, limits);
      if (page.room >= tablesHeight(unit, rows)) return page;
    }
  return pageWithin(unit, isExpired, SHORTEST);
}

function pageWithin(
  unit: UnitFacts,
  isExpired: boolean,
  { factLines, stepLines }: (typeof LIMITS)[number],
): FittedUnitPage {
  const { firstSteps } = unit.procedure;
  const facts = unitFactLines(unit, isExpired, factLines);
  const steps = firstSteps.map((step) => shortenedToLines(step, stepLines, STEP_WIDTH));
  const isShortened = longUnitTexts(unit, isExpired, { facts, steps }).length > 0;
  const stepsHeight =
    steps.length === 0
      ? GENERAL_STEPS
      : steps.reduce((sum, step) => sum + rowHeight([[step, STEP_WIDTH]]), 0);
  const room = ROOM_BELOW_TIMES - stepsHeight - factsHeight(facts) - (isShortened ? NOTE : 0);
  return { facts, steps, isShortened, room };
}

/** Returns the texts of a unit that its page does not have in full. */
export function longUnitTexts(
  unit: UnitFacts,
  isExpired: boolean,
  shown: Pick<FittedUnitPage, "facts" | "steps"> = fittedUnitPage(unit, isExpired),
): readonly FactLine[] {
  const facts = unitFactLines(unit, isExpired, Infinity);
  const steps = unit.procedure.firstSteps.map((text, at) => ({
    label: `${unit.idLabel} ${at + 1}`,
    text,
  }));
  return [
    ...facts.filter(({ text }, at) => text !== shown.facts[at]?.text),
    ...steps.filter(({ text }, at) => text !== shown.steps[at]),
  ];
}
