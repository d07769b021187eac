import type { Responder } from "@holdfast/contract/incidents/responder";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { updateRows } from "../../../platform/database/sql/bulk-writes-store";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import { usersAs } from "../../accounts/public";
import { incidentResponders as table } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";
import { isSending, latestDeliveries, type SentMessages } from "./delivery-outcomes-store";
import { peopleWithLostMessages } from "./sent-messages-store";

/** Most people of the three teams together. */
const MAX_RESPONDERS = 1_500;

const ofIncident = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId));

/** Returns the people of the activated teams, team by team, Primaries first. */
export async function listResponders(db: Queryable, key: IncidentKey): Promise<Responder[]> {
  const rows = await db
    .select({
      responderId: table.id,
      teamTypeId: table.teamTypeId,
      designation: table.designation,
      name: table.name,
      email: table.email,
      mobile: table.mobile,
      phone: table.phone,
      alertedAt: table.alertedAt,
      emailDelivery: table.emailDelivery,
      emailMessageId: table.emailMessageId,
      smsDelivery: table.smsDelivery,
      smsMessageId: table.smsMessageId,
      answer: table.answer,
      answeredAt: table.answeredAt,
      presentAt: table.presentAt,
    })
    .from(table)
    .where(ofIncident(key))
    .orderBy(asc(table.position), asc(table.id))
    .limit(MAX_RESPONDERS);
  const latest = await latestDeliveries(db, rows);
  const lost = await peopleWithLostMessages(db, key);
  return rows.map(({ emailMessageId, smsMessageId, ...row }) => ({
    ...row,
    isLastMessageLost: lost.has(row.responderId),
    emailDelivery: latest(emailMessageId) ?? row.emailDelivery,
    smsDelivery: latest(smsMessageId) ?? row.smsDelivery,
    alertedAt: row.alertedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    presentAt: row.presentAt?.toISOString() ?? null,
  }));
}

/** Returns the people whose alert is being sent: their messages, and what has become of each. */
export async function listSending(db: Queryable, key: IncidentKey) {
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      teamTypeId: table.teamTypeId,
      designation: table.designation,
      emailDelivery: table.emailDelivery,
      emailMessageId: table.emailMessageId,
      smsDelivery: table.smsDelivery,
      smsMessageId: table.smsMessageId,
    })
    .from(table)
    .where(and(ofIncident(key), isSending(table)))
    .orderBy(asc(table.position), asc(table.id))
    .limit(MAX_RESPONDERS);
  const latest = await latestDeliveries(db, rows);
  return rows.map((row) => ({
    ...row,
    emailNow: latest(row.emailMessageId),
    smsNow: latest(row.smsMessageId),
  }));
}

/** How `updateRows` finds people of an incident. */
const byId = ({ organisationId, incidentId }: IncidentKey) =>
  ({
    by: ["id"],
    which: sql`t.organisation_id = ${organisationId} and t.incident_id = ${incidentId} and t.id = v.id`,
    returning: "id",
  }) as const;

export type NewResponder = Omit<
  Responder,
  | "alertedAt"
  | "emailDelivery"
  | "smsDelivery"
  | "answer"
  | "answeredAt"
  | "presentAt"
  | "isLastMessageLost"
> & { readonly contactId: string };

/** Inserts people in the order of their teams; none is alerted yet. */
export async function insertResponders(
  tx: Queryable,
  key: IncidentKey,
  people: readonly NewResponder[],
  from: number,
): Promise<void> {
  if (people.length === 0) return;
  const { organisationId, incidentId } = key;
  await tx.insert(table).values(
    rowsOf(
      table,
      people.map(({ responderId, ...person }, at) => ({
        ...person,
        id: responderId,
        organisationId,
        incidentId,
        position: from + at,
      })),
    ),
  );
}

/** Records that people are alerted; earlier answers are deleted. */
export const markAlerted = (
  tx: Queryable,
  key: IncidentKey,
  alerts: readonly (SentMessages &
    Pick<Responder, "responderId" | "emailDelivery" | "smsDelivery">)[],
  now: Date,
): Promise<Set<string>> =>
  updateRows(
    tx,
    table,
    alerts.map(({ responderId, ...alert }) => ({
      ...alert,
      id: responderId,
      alertedAt: now,
      answer: null,
      answeredAt: null,
    })),
    byId(key),
  );

/** Returns a person of the activated teams. */
export async function responderById(db: Queryable, key: IncidentKey, responderId: string) {
  const [row] = await db
    .select({ responderId: table.id, name: table.name })
    .from(table)
    .where(and(ofIncident(key), eq(table.id, responderId)))
    .limit(1);
  return row;
}

/** Returns the person of an account in the first of the activated teams that has the address. */
export async function responderByEmail(db: Queryable, key: IncidentKey, emailKey: string) {
  const [row] = await db
    .select({ responderId: table.id, name: table.name })
    .from(table)
    .where(and(ofIncident(key), sql`lower(trim(${table.email})) = ${emailKey}`))
    .orderBy(asc(table.position), asc(table.id))
    .limit(1);
  return row;
}

/** A person in all of the teams that have the same name and addresses. */
export const isPerson = ({ name, email, mobile }: Pick<Responder, "name" | "email" | "mobile">) =>
  and(
    eq(table.name, name),
    sql`${table.email} is not distinct from ${email}`,
    sql`${table.mobile} is not distinct from ${mobile}`,
  );

/** Records that a person works by the link of an alert, in each of the person's teams. */
export async function markLinkedPresent(
  tx: Queryable,
  key: IncidentKey,
  person: Pick<Responder, "name" | "email" | "mobile">,
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { presentAt: now }))
    .where(and(ofIncident(key), isNull(table.presentAt), isPerson(person)));
}

/** Records that the person of an account works in the incident's workspace, in each team that has the address. */
export async function markPresent(
  tx: Queryable,
  key: IncidentKey,
  userId: string,
  now: Date,
): Promise<void> {
  const address = sql`(select u.email_key from ${usersAs("u")} where u.id = ${userId})`;
  await tx
    .update(table)
    .set(rowOf(table, { presentAt: now }))
    .where(
      and(ofIncident(key), isNull(table.presentAt), sql`lower(trim(${table.email})) = ${address}`),
    );
}
