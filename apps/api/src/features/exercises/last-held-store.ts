import type { PlanExercise } from "@holdfast/contract/plan-content/plan-exercise";
import { dateInZone } from "@holdfast/contract/platform/time-zone";
import { sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { answeredTeams } from "./exercises-store";

/** Most scenarios; the library has twelve. */
const MAX_SCENARIOS = 100;

type Row = Omit<PlanExercise, "heldOn"> & {
  readonly startedAt: string;
  readonly timeZone: string;
};

/** Returns the last finished exercise of each scenario of a plan, newest first. */
export async function lastHeldExercises(
  db: Queryable,
  { organisationId, planId }: PlanScope,
): Promise<PlanExercise[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select distinct on (exercises.scenario_id) ${columnsOf<Row>({
        exerciseId: sql`exercises.id`,
        scenarioId: sql`exercises.scenario_id`,
        name: sql`exercises.name`,
        startedAt: sql`exercises.started_at`,
        timeZone: sql`exercises.time_zone`,
        teamTypeIds: answeredTeams,
      })}
      from exercises
      where exercises.organisation_id = ${organisationId} and exercises.plan_id = ${planId}
        and exercises.status = 'finished' and exercises.started_at is not null
      order by exercises.scenario_id, exercises.started_at desc
    ) held
    order by "startedAt" desc, "exerciseId" limit ${MAX_SCENARIOS}`);
  return rows.map(({ startedAt, timeZone, ...row }) => ({
    ...row,
    heldOn: dateInZone(new Date(startedAt), timeZone),
  }));
}
