import scenarios from "../../data/response/exercise_scenarios.json";

/**
 * A scenario to rehearse. Its texts have placeholders in braces, such as `{unit}`, and figures that grow with the
 * business: `{people:0.4}` is 40 per cent of its people, `{people:0.4+1}` one more. An amount of money
 * starts with `{currency}`. Teams are named by `name` of their
 * team type.
 */
export type ExerciseScenario = {
  readonly scenarioId: number;
  readonly name: string;
  readonly summary: string;
  readonly durationMinutes: number;
  /** The level that it leads to. */
  readonly level: number;
  readonly riskPresetIds: readonly number[];
  readonly objectives: readonly string[];
  /** Who should take part. */
  readonly roles: readonly { readonly teamType: string; readonly who: string }[];
  /** What happens, in the order of `minute`, and what a good answer contains. */
  readonly injects: readonly {
    readonly minute: number;
    readonly text: string;
    readonly to: string;
    readonly expects: string;
    /** The letter of the plan's section. */
    readonly refersTo: string;
  }[];
  /** For the talk afterwards. */
  readonly questions: readonly string[];
  /** When an objective, counted from 1, is met. */
  readonly scoring: readonly {
    readonly objective: number;
    readonly met: string;
    readonly partly: string;
    readonly notMet: string;
  }[];
};

export const EXERCISE_SCENARIOS: readonly ExerciseScenario[] = scenarios;

const byId = new Map(EXERCISE_SCENARIOS.map((scenario) => [scenario.scenarioId, scenario]));

/** Returns the scenario with that id; undefined if there is none. */
export const exerciseScenarioById = (scenarioId: number): ExerciseScenario | undefined =>
  byId.get(scenarioId);
