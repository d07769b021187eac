import type {
  CreateExerciseInput,
  Exercise,
  Scenario,
} from "@holdfast/contract/exercises/exercise";
import type { PlanUnit } from "@holdfast/contract/plan-content/plan-unit";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { insertExercise } from "./exercises-store";
import { readWhole } from "./find-exercise";
import { insertInjects } from "./injects/injects-store";
import { participantsOf, type TeamsOfPlan } from "./invitations/find-participants";
import { reminderTime } from "./invitations/reminder-time-rules";
import { insertParticipants } from "./invitations/participants-store";
import { insertObjectives, insertUnits } from "./scores-store";

/** What an exercise is planned from. */
type PlannedExercise = {
  readonly input: CreateExerciseInput;
  /** Filled with the plan's data. */
  readonly scenario: Scenario;
  readonly plan: TeamsOfPlan & {
    readonly units: readonly Pick<PlanUnit, "name" | "rtoDays" | "isProposed">[];
  };
};

/** Stores an exercise with copies of its texts, people and units. @throws ProblemError 404 for a person of no team */
export async function addExercise(
  tx: Queryable,
  { clock, newId }: Pick<Services, "clock" | "newId">,
  scope: PlanScope,
  { input, scenario, plan }: PlannedExercise,
): Promise<Exercise> {
  const { organisationId, planId, userId } = scope;
  const { contactIds, ...fields } = input;
  const key = { organisationId, planId, exerciseId: newId() };
  await insertExercise(tx, {
    ...fields,
    organisationId,
    planId,
    id: key.exerciseId,
    name: scenario.name,
    scenarioSummary: scenario.summary,
    remindAt: reminderTime(fields),
    createdAt: clock.now(),
    createdByUserId: userId,
  });
  await insertParticipants(tx, key, participantsOf(plan, contactIds, newId));
  await insertInjects(tx, key, scenario.injects);
  await insertObjectives(tx, key, scenario.objectives);
  await insertUnits(
    tx,
    key,
    plan.units.map(({ name, rtoDays, isProposed }) => ({
      unitId: newId(),
      name,
      rtoDays,
      isRtoProposed: isProposed,
    })),
  );
  return readWhole(tx, key);
}
