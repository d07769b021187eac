import type { AlertAnswer, Responder } from "@holdfast/contract/incidents/responder";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/row-of";
import { incidentResponders as table } from "./incidents-table";
import type { IncidentKey } from "./log-store";
import { hashOf } from "./responders-store";

/** The three teams of a plan. */
const MAX_TEAMS = 3;

/** Returns the person of a link, and the incident; undefined for a wrong link. */
export async function responderOfLink(
  db: Queryable,
  { id, token }: { readonly id: string; readonly token: string },
) {
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
    .where(and(eq(table.id, id), eq(table.tokenHash, hashOf(token))))
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
 * Stores the answer of a link that has not been answered, once, for all alerts of the incident to the same person, who
 * may be in several teams. Returns the team and designation of each; none if it was answered already.
 */
export async function storeAnswer(
  tx: Queryable,
  { id, token }: { readonly id: string; readonly token: string },
  answer: AlertAnswer,
  now: Date,
) {
  const ofSamePerson = sql`exists (
    select 1 from incident_responders link
    where link.id = ${id} and link.token_hash = ${hashOf(token)} and link.answer is null
      and link.organisation_id = incident_responders.organisation_id
      and link.incident_id = incident_responders.incident_id
      and (link.id = incident_responders.id or (
        link.name = incident_responders.name
        and link.email is not distinct from incident_responders.email
        and link.mobile is not distinct from incident_responders.mobile)))`;
  const rows = await tx
    .update(table)
    .set(rowOf(table, { answer, answeredAt: now }))
    .where(and(isNotNull(table.alertedAt), isNull(table.answer), ofSamePerson))
    .returning({
      teamTypeId: table.teamTypeId,
      designation: table.designation,
      position: table.position,
    });
  return rows.toSorted((one, other) => one.position - other.position);
}
