import { expect, it } from "vitest";
import { EXERCISE_SCENARIOS, exerciseScenarioById } from "./exercise-scenarios";
import { riskPresetById } from "../risks/risk-presets";
import { TEAM_TYPES } from "./team-types";

const TEAMS = new Set(TEAM_TYPES.map(({ name }) => name));
const SECTIONS = new Set(TEAM_TYPES.flatMap(({ sections }) => sections));
const PLACEHOLDERS = new Set([
  "business",
  "location",
  "unit",
  "teamLeader",
  "supplier",
  "recoverySite",
  "wildfire",
  "currency",
]);
/** Such as 40 per cent of the people, and one more. */
const FIGURE = /^people:\d+(?:\.\d+)?(?:\+\d+)?$/u;

it("has twelve scenarios, found by their id", () => {
  expect(EXERCISE_SCENARIOS.map(({ scenarioId }) => scenarioId)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect(exerciseScenarioById(3)?.name).toBe("Ransomware");
  expect(exerciseScenarioById(13)).toBeUndefined();
});

it.each(EXERCISE_SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  "has for '%s' timed injects for known teams, and how each objective is scored",
  (_, { objectives, roles, injects, scoring, questions, ...scenario }) => {
    expect(scoring.map(({ objective }) => objective)).toEqual(
      objectives.map((_text, at) => at + 1),
    );
    expect(questions.length).toBeGreaterThan(2);
    const teams = [...roles.map(({ teamType }) => teamType), ...injects.map(({ to }) => to)];
    for (const name of teams) expect(TEAMS).toContain(name);
    const minutes = injects.map(({ minute }) => minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.at(-1)).toBeLessThan(scenario.durationMinutes);
    for (const { refersTo } of injects) expect(["A", ...SECTIONS]).toContain(refersTo);
    for (const riskPresetId of scenario.riskPresetIds)
      expect(riskPresetById(riskPresetId)).toBeDefined();
    const texts = JSON.stringify([objectives, injects, questions, scoring, scenario.summary]);
    expect(texts).not.toMatch(/[$€£¥]/u);
    const names = Array.from(texts.matchAll(/\{([^{}"]+)\}/gu), ([, name = ""]) => name);
    expect(names.filter((name) => !PLACEHOLDERS.has(name) && !FIGURE.test(name))).toEqual([]);
  },
);
