import { createHash } from "node:crypto";
import type { AlertAnswer, Responder } from "@holdfast/contract/incidents/incident";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { updateRows } from "../../platform/database/given-rows-store";
import { rowOf, rowsOf } from "../../platform/database/row-of";
import { incidentResponders as table } from "./incidents-table";
import type { IncidentKey } from "./log-store";

/** Most people of the three teams together. */
const MAX_RESPONDERS = 1_500;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

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
      answer: table.answer,
      answeredAt: table.answeredAt,
    })
    .from(table)
    .where(ofIncident(key))
    .orderBy(asc(table.position), asc(table.id))
    .limit(MAX_RESPONDERS);
  return rows.map((row) => ({
    ...row,
    alertedAt: row.alertedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

export type NewResponder = Omit<Responder, "alertedAt" | "answer" | "answeredAt">;

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

/** Records that people are alerted, each with the token of a new link; earlier links stop working. */
export const markAlerted = (
  tx: Queryable,
  { organisationId, incidentId }: IncidentKey,
  links: readonly { readonly responderId: string; readonly token: string }[],
  now: Date,
): Promise<Set<string>> =>
  updateRows(
    tx,
    table,
    links.map(({ responderId, token }) => ({
      id: responderId,
      alertedAt: now,
      tokenHash: hashOf(token),
      answer: null,
      answeredAt: null,
    })),
    {
      by: ["id"],
      which: sql`t.organisation_id = ${organisationId} and t.incident_id = ${incidentId} and t.id = v.id`,
      returning: "id",
    },
  );

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
      teamTypeId: table.teamTypeId,
      designation: table.designation,
      answer: table.answer,
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.tokenHash, hashOf(token))))
    .limit(1);
  return row;
}

/** Stores the answer of a link that has not been answered, once. Returns whether it was stored. */
export async function storeAnswer(
  tx: Queryable,
  { id, token }: { readonly id: string; readonly token: string },
  answer: AlertAnswer,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { answer, answeredAt: now }))
    .where(and(eq(table.id, id), eq(table.tokenHash, hashOf(token)), isNull(table.answer)))
    .returning({ id: table.id });
  return rows.length > 0;
}
