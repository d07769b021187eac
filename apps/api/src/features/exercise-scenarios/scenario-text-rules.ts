import { amountPrefix } from "@holdfast/contract/platform/money-rules";
import { capitalised } from "@holdfast/contract/platform/text-rules";
import { wildfireWord } from "@holdfast/content/countries/country-words";
import type { ExerciseScenario } from "@holdfast/content/library/response/exercise-scenarios";
import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import type { Scenario } from "@holdfast/contract/exercises/exercise";
import { primaryOf } from "@holdfast/content/plan-text/first-calls";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";

const TEAM_IDS = new Map(TEAM_TYPES.map(({ name, teamTypeId }) => [name, teamTypeId]));
/** The team of a scenario's text; the Crisis Management Team for an unknown name. */
const teamIdOf = (name: string): number => TEAM_IDS.get(name) ?? 3;

type Values = Readonly<Record<string, string>>;

/** Replacements for data that the plan does not have. */
const FALLBACKS: Values = {
  business: "the business",
  location: "your premises",
  unit: "your main business unit",
  teamLeader: "the team leader",
  supplier: "your main supplier",
  recoverySite: "the recovery site",
};

const PLACEHOLDER = /\{(\w+)\}/gu;
const SENTENCE_END = /(?:^|[.!?]\s+)$/u;

/** A figure of the business's size: `{people:0.4}` is 40 per cent of its people, and `{people:0.4+1}` is one more. */
const FIGURE = /\{people:(\d+(?:\.\d+)?)(?:\+(\d+))?\}/gu;
/** A business whose plan names fewer people counts as one of this size, because the messages are about several people. */
const FEWEST_PEOPLE = 6;
/** The texts say 'people' and 'computers'. */
const SMALLEST_FIGURE = 2;

/** Returns a text with its figures for a business with that many people. Pure. */
export const scaledText = (text: string, people: number): string =>
  text.replaceAll(FIGURE, (_, share: string, more = "0") => {
    const figure = Math.round(Number(share) * Math.max(people, FEWEST_PEOPLE));
    return (Math.max(figure, SMALLEST_FIGURE) + Number(more)).toLocaleString("en-AU");
  });

/** Returns a text with its placeholders filled; words for missing data start a sentence with a capital. Pure. */
export const filledText = (text: string, values: Values): string =>
  text.replaceAll(PLACEHOLDER, (_, name: string, at: number) => {
    const words = values[name] || (FALLBACKS[name] ?? "");
    return SENTENCE_END.test(text.slice(0, at)) ? capitalised(words) : words;
  });

/** The facts of a plan that a scenario uses. */
export type ScenarioPlan = Pick<
  PlanContent,
  | "organisation"
  | "plan"
  | "location"
  | "units"
  | "parties"
  | "recoverySites"
  | "teams"
  | "people"
  | "lastHeld"
>;

/** The unit with the shortest RTO, the first supplier and recovery site, and what precedes an amount of money. */
function valuesOf(content: ScenarioPlan): Values {
  const [unit] = content.units.toSorted(
    (a, b) => (a.rtoDays ?? Infinity) - (b.rtoDays ?? Infinity),
  );
  return {
    business: content.organisation.name,
    location: content.location.name,
    unit: unit?.name ?? "",
    supplier: content.parties.find(({ kind }) => kind === "supplier")?.name ?? "",
    recoverySite: content.recoverySites[0]?.name ?? "",
    currency: amountPrefix(content.plan.currency),
    wildfire: wildfireWord(content.location.country?.name ?? null),
  };
}

/** Returns how many of the organisation's people are at the plan's location; those without a location count. */
const peopleAt = ({ location, people }: ScenarioPlan): number =>
  people.filter((person) => person.location === null || person.location === location.name).length;

/** Returns a scenario filled with the plan's own unit, people, supplier and sites, and scaled to its people. Pure. */
export function filledScenario(scenario: ExerciseScenario, content: ScenarioPlan): Scenario {
  const values = valuesOf(content);
  const leaders = new Map(
    TEAM_TYPES.map(({ name, teamTypeId }) => [name, primaryOf(content, teamTypeId)?.name ?? ""]),
  );
  const people = peopleAt(content);
  const fill = (text: string, team?: string) =>
    filledText(scaledText(text, people), {
      ...values,
      teamLeader: leaders.get(team ?? "") ?? "",
    });
  return {
    scenarioId: scenario.scenarioId,
    name: fill(scenario.name),
    summary: fill(scenario.summary),
    durationMinutes: scenario.durationMinutes,
    level: scenario.level,
    objectives: scenario.objectives.map((text) => fill(text)),
    roles: scenario.roles.map(({ teamType, who }) => ({ teamTypeId: teamIdOf(teamType), who })),
    injects: scenario.injects.map(({ minute, text, to, expects, refersTo }, at) => ({
      number: at + 1,
      minute,
      teamTypeId: teamIdOf(to),
      text: fill(text, to),
      expects: fill(expects, to),
      section: refersTo,
    })),
    questions: scenario.questions.map((text) => fill(text)),
    lastHeldOn:
      content.lastHeld.find(({ scenarioId }) => scenarioId === scenario.scenarioId)?.heldOn ?? null,
  };
}
