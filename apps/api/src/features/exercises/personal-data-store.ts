import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { exercises } from "./exercises-table";

/** Returns the exercises that the person planned. */
export const exercisesPlannedBy = (db: Queryable, userId: string) =>
  db
    .select({
      exerciseId: exercises.id,
      planId: exercises.planId,
      organisationId: exercises.organisationId,
      name: exercises.name,
      plannedFor: exercises.plannedFor,
      startTime: exercises.startTime,
      timeZone: exercises.timeZone,
      place: exercises.place,
      createdAt: exercises.createdAt,
    })
    .from(exercises)
    .where(eq(exercises.createdByUserId, userId))
    .orderBy(desc(exercises.createdAt), desc(exercises.id))
    .limit(MAX_ROWS);
