import {
  type IncidentSummary,
  MAX_OPEN,
  type NamedOpenIncident,
  type OpenIncident,
} from "@holdfast/contract/incidents/incident";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { organisationIdsOf } from "../../platform/access/effective-role-store";
import type { OrganisationScope, PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { organisationsAs } from "../organisations/public";
import { isSending } from "./alerts/delivery-outcomes-store";
import { incidentMessages, incidentResponders, incidents as table } from "./incidents-table";
import type { IncidentKey } from "./log/log-store";

/** Real incidents of an organisation in 24 hours whose first messages count towards no limit. */
const FREE_A_DAY = 3;

/**
 * Returns whether an incident is real and one of the first in the 24 hours before it. What counts is when the server
 * received it, because a device may have started it earlier.
 */
export async function isAmongFirstOfDay(
  db: Queryable,
  { organisationId, incidentId }: IncidentKey,
  { isExercise }: Pick<IncidentSummary, "isExercise">,
): Promise<boolean> {
  if (isExercise) return false;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from incident_log own
    join incident_log l on l.organisation_id = own.organisation_id and l.number = 1
      and l.server_at > own.server_at - interval '1 day'
      and (l.server_at, l.incident_id) < (own.server_at, own.incident_id)
    join incidents i on i.organisation_id = l.organisation_id and i.id = l.incident_id
      and not i.is_exercise
    where own.organisation_id = ${organisationId} and own.incident_id = ${incidentId}
      and own.number = 1`);
  return (rows[0]?.count ?? 0) < FREE_A_DAY;
}

/** Returns the plan's incident that was declared, or joined, under the id of a device; undefined if none was. */
export async function incidentStartedAs(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  idOfDevice: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select i.id from incidents i
    join incident_log l on l.organisation_id = i.organisation_id and l.incident_id = i.id
      and l.entry_id = ${idOfDevice} and l.kind = 'declared'
    where i.organisation_id = ${organisationId} and i.plan_id = ${planId}
    limit 1`);
  return rows[0]?.id;
}

/** Returns the active incidents of a plan that are real, the most urgent first. */
export async function activeIncidentsOf(db: Queryable, scope: PlanScope): Promise<string[]> {
  const open = await listOpenIncidents(db, scope);
  return open
    .filter(({ planId, isExercise }) => planId === scope.planId && !isExercise)
    .map(({ incidentId }) => incidentId);
}

/** Returns the active incidents of an organisation's plans, the most urgent first. */
export async function listOpenIncidents(
  db: Queryable,
  { organisationId }: Pick<OrganisationScope, "organisationId">,
): Promise<OpenIncident[]> {
  const rows = await db
    .select({
      incidentId: table.id,
      planId: table.planId,
      isExercise: table.isExercise,
      level: table.level,
      whatHappened: table.whatHappened,
      place: table.place,
      status: table.status,
      declaredAt: table.declaredAt,
    })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.status, "active")))
    .orderBy(asc(table.isExercise), desc(table.level), desc(table.declaredAt), asc(table.id))
    .limit(MAX_OPEN);
  return rows.map((row) => ({ ...row, declaredAt: row.declaredAt.toISOString() }));
}

/** Returns the active incidents of all organisations in which the person has a role, the most urgent first. */
export async function listAllOpenIncidents(
  db: Queryable,
  userId: string,
): Promise<NamedOpenIncident[]> {
  type Row = Omit<NamedOpenIncident, "declaredAt"> & { readonly declaredAt: Date };
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      incidentId: sql`i.id`,
      planId: sql`i.plan_id`,
      organisationId: sql`o.id`,
      organisationName: sql`o.name`,
      isExercise: sql`i.is_exercise`,
      level: sql`i.level`,
      whatHappened: sql`i.what_happened`,
      place: sql`i.place`,
      status: sql`i.status`,
      declaredAt: sql`i.declared_at`,
    })}
    from ${organisationIdsOf(userId)} mine
    join ${organisationsAs("o")} on o.id = mine.organisation_id
    join incidents i on i.organisation_id = o.id and i.status = 'active'
    where not o.is_archived
    order by i.is_exercise, i.level desc, i.declared_at desc, i.id
    limit ${MAX_OPEN}`);
  return rows.map((row) => ({ ...row, declaredAt: new Date(row.declaredAt).toISOString() }));
}

/** Returns the highest level of an organisation's other active incidents that are real; null without one. */
export async function levelOfOthers(
  db: Queryable,
  { organisationId, incidentId }: IncidentKey,
): Promise<number | null> {
  const { rows } = await db.execute<{ level: number | null }>(sql`
    select max(level) as level from incidents
    where organisation_id = ${organisationId} and id <> ${incidentId}
      and status = 'active' and not is_exercise`);
  return rows[0]?.level ?? null;
}

/** Returns incidents in which alerts or other messages to responders are being sent, at most `max`. */
export async function incidentsWithMessages(
  db: Queryable,
  max: number,
): Promise<Pick<IncidentKey, "organisationId" | "incidentId">[]> {
  const sending = (table: typeof incidentResponders | typeof incidentMessages) =>
    db
      .select({ organisationId: table.organisationId, incidentId: table.incidentId })
      .from(table)
      .where(isSending(table));
  return union(sending(incidentResponders), sending(incidentMessages))
    .orderBy(sql`1, 2`)
    .limit(max);
}

/** Returns active incidents of which a team may have no one who is coming, at most `max`. */
export async function incidentsToEscalate(db: Queryable, max: number): Promise<IncidentKey[]> {
  return db
    .select({
      organisationId: table.organisationId,
      planId: table.planId,
      incidentId: table.id,
    })
    .from(table)
    .where(
      and(
        eq(table.status, "active"),
        sql`exists (select 1 from unnest(incidents.activated_teams) team
          where team <> all (incidents.silent_teams) and not exists (
            select 1 from incident_responders r
            where r.organisation_id = incidents.organisation_id and r.incident_id = incidents.id
              and r.team_type_id = team
              and (r.answer = 'on-my-way' or (r.answer is null and r.present_at is not null))))`,
      ),
    )
    .orderBy(asc(table.declaredAt), asc(table.id))
    .limit(max);
}
