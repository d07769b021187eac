import type { AlertAnswer, Responder } from "@holdfast/contract/incidents/responder";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import type { LinkSubject } from "../../answer-links/public";
import { incidentResponders as table } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";

/** The three teams of a plan. */
const MAX_TEAMS = 3;

/** Returns the person that a link leads to, and the incident. */
export async function responderOfLink(db: Queryable, { organisationId, subjectId }: LinkSubject) {
  const [row] = await db
    .select({
      organisationId: table.organisationId,
      incidentId: table.incidentId,
      name: table.name,
      email: table.email,
      mobile: table.mobile,
      answer: table.answer,
    })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.id, subjectId)))
    .limit(1);
  return row;
}

/** Returns the teams that have alerted the person of a link. */
export async function teamsOfLink(
  db: Queryable,
  person: Pick<Responder, "name" | "email" | "mobile"> &
    Pick<IncidentKey, "organisationId" | "incidentId">,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ teamTypeId: table.teamTypeId })
    .from(table)
    .where(
      and(
        eq(table.organisationId, person.organisationId),
        eq(table.incidentId, person.incidentId),
        isNotNull(table.alertedAt),
        eq(table.name, person.name),
        sql`${table.email} is not distinct from ${person.email}`,
        sql`${table.mobile} is not distinct from ${person.mobile}`,
      ),
    )
    .orderBy(asc(table.teamTypeId))
    .limit(MAX_TEAMS);
  return rows.map(({ teamTypeId }) => teamTypeId);
}

/**
 * Stores the answer of a person who has not answered, for all alerts of the incident to the same person, who may be in
 * several teams. Returns the team and designation of each; none if it was answered already.
 */
export async function storeAnswer(
  tx: Queryable,
  { organisationId, subjectId }: LinkSubject,
  answer: AlertAnswer,
  now: Date,
) {
  const ofSamePerson = sql`exists (
    select 1 from incident_responders person
    where person.organisation_id = ${organisationId} and person.id = ${subjectId} and person.answer is null
      and person.organisation_id = incident_responders.organisation_id
      and person.incident_id = incident_responders.incident_id
      and (person.id = incident_responders.id or (
        person.name = incident_responders.name
        and person.email is not distinct from incident_responders.email
        and person.mobile is not distinct from incident_responders.mobile)))`;
  const rows = await tx
    .update(table)
    .set(rowOf(table, { answer, answeredAt: now }))
    .where(and(isNotNull(table.alertedAt), isNull(table.answer), ofSamePerson))
    .returning({
      teamTypeId: table.teamTypeId,
      designation: table.designation,
      position: table.position,
    });
  return rows.toSorted((a, b) => a.position - b.position);
}
