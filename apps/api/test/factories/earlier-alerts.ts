import { sql } from "drizzle-orm";
import {
  incidentResponders,
  safetyCheckPeople,
} from "../../src/features/incidents/incidents-table";
import type { Queryable } from "../../src/platform/database/database";

/** Moves every alert back, as if that many minutes had passed. */
export const moveAlertsBack = (db: Queryable, minutes: number) =>
  db.update(incidentResponders).set({
    alertedAt: sql`${incidentResponders.alertedAt} - make_interval(mins => ${minutes})`,
  });

/** Moves the questions of every safety check back, as if that many minutes had passed. */
export const moveQuestionsBack = (db: Queryable, minutes: number) =>
  db.update(safetyCheckPeople).set({
    askedAt: sql`${safetyCheckPeople.askedAt} - make_interval(mins => ${minutes})`,
    sentAt: sql`${safetyCheckPeople.sentAt} - make_interval(mins => ${minutes})`,
  });
