import type { AlertAnswer } from "@holdfast/contract/incidents/responder";
import { and, asc, eq, isNotNull, ne, or, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import type { LinkSubject } from "../../answer-links/public";
import { isExpiredPlan, plansAs } from "../../plans/public";
import { teamMembersAs } from "../../teams/public";
import type { LinkedPerson } from "../alerts/mark-present";
import { isPerson } from "../alerts/responders-store";
import { incidentResponders as table, incidents } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";

/** A person may be in several teams, and in a team once. */
const MAX_TEAMS = 10;

/**
 * Returns the person that a link leads to, the incident, whether the person is still in the plan's teams, and whether the
 * plan has expired.
 */
export async function responderOfLink(
  db: Queryable,
  { organisationId, subjectId }: LinkSubject,
  now: Date,
) {
  const member = teamMembersAs("member");
  // The name by which `isExpiredPlan` knows the plan.
  const plan = plansAs("p");
  const [row] = await db
    .select({
      organisationId: table.organisationId,
      planId: incidents.planId,
      incidentId: table.incidentId,
      name: table.name,
      email: table.email,
      mobile: table.mobile,
      answer: table.answer,
      answeredAt: table.answeredAt,
      isExpired: sql<boolean>`${isExpiredPlan(now)}`,
      isInTeams: sql<boolean>`exists (${db
        .select({ contactId: member.contactId })
        .from(member)
        .where(
          and(
            eq(member.organisationId, incidents.organisationId),
            eq(member.planId, incidents.planId),
            eq(member.contactId, table.contactId),
          ),
        )})`,
    })
    .from(table)
    .innerJoin(
      incidents,
      and(eq(incidents.organisationId, table.organisationId), eq(incidents.id, table.incidentId)),
    )
    .innerJoin(
      plan,
      and(eq(plan.organisationId, incidents.organisationId), eq(plan.id, incidents.planId)),
    )
    .where(and(eq(table.organisationId, organisationId), eq(table.id, subjectId)))
    .limit(1);
  return row;
}

const ofPerson = ({ organisationId, incidentId }: IncidentKey, person: LinkedPerson) =>
  and(
    eq(table.organisationId, organisationId),
    eq(table.incidentId, incidentId),
    isNotNull(table.alertedAt),
    isPerson(person),
  );

/** Returns the person of a link in each of the teams that have alerted the person, in the order of the teams. */
export const teamsOfLink = (db: Queryable, key: IncidentKey, person: LinkedPerson) =>
  db
    .select({
      responderId: table.id,
      teamTypeId: table.teamTypeId,
      designation: table.designation,
    })
    .from(table)
    .where(ofPerson(key, person))
    .orderBy(asc(table.teamTypeId), asc(table.id))
    .limit(MAX_TEAMS);

/**
 * Stores the answer of a person, for all alerts of the incident to the same person, who may be in several teams; also the
 * same answer again, so that an earlier one that arrives later does not count. Returns the team and designation of each
 * whose answer was another one.
 */
export async function storeAnswer(
  tx: Queryable,
  key: IncidentKey,
  person: LinkedPerson,
  answer: AlertAnswer,
  now: Date,
) {
  const changed = await tx
    .select({ teamTypeId: table.teamTypeId, designation: table.designation })
    .from(table)
    .where(and(ofPerson(key, person), or(isNull(table.answer), ne(table.answer, answer))))
    .orderBy(asc(table.position))
    .limit(MAX_TEAMS);
  await tx
    .update(table)
    .set(rowOf(table, { answer, answeredAt: now }))
    .where(ofPerson(key, person));
  return changed;
}
