import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { incidentLog, incidents } from "./incidents-table";

/** Returns the incidents that the person declared, with the name stored with them. */
export const incidentsDeclaredBy = (db: Queryable, userId: string) =>
  db
    .select({
      incidentId: incidents.id,
      planId: incidents.planId,
      organisationId: incidents.organisationId,
      level: incidents.level,
      isExercise: incidents.isExercise,
      declaredByName: incidents.declaredByUserName,
      declaredAt: incidents.declaredAt,
    })
    .from(incidents)
    .where(eq(incidents.declaredByUserId, userId))
    .orderBy(desc(incidents.declaredAt), desc(incidents.id))
    .limit(MAX_ROWS);

/** Returns what the person wrote or did in the logs of incidents. */
export const incidentEntriesBy = (db: Queryable, userId: string) =>
  db
    .select({
      organisationId: incidentLog.organisationId,
      incidentId: incidentLog.incidentId,
      number: incidentLog.number,
      kind: incidentLog.kind,
      text: incidentLog.text,
      authorName: incidentLog.authorUserName,
      deviceAt: incidentLog.deviceAt,
      serverAt: incidentLog.serverAt,
    })
    .from(incidentLog)
    .where(eq(incidentLog.authorUserId, userId))
    .orderBy(desc(incidentLog.serverAt), desc(incidentLog.incidentId), desc(incidentLog.number))
    .limit(MAX_ROWS);
