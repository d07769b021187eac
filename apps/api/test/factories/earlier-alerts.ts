import { sql } from "drizzle-orm";
import { incidentResponders } from "../../src/features/incidents/incidents-table";
import type { Queryable } from "../../src/platform/database/database";

/** Moves every alert back, as if that many minutes had passed. */
export const moveAlertsBack = (db: Queryable, minutes: number) =>
  db.update(incidentResponders).set({
    alertedAt: sql`${incidentResponders.alertedAt} - make_interval(mins => ${minutes})`,
  });
