import { createHash } from "node:crypto";
import type { InvitationReply, Participant } from "@holdfast/contract/exercises/exercise";
import { MAX_PARTICIPANTS } from "@holdfast/contract/exercises/exercise";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { updateRows } from "../../platform/database/given-rows-store";
import { rowOf, rowsOf } from "../../platform/database/row-of";
import type { ExerciseKey } from "./exercises-store";
import { exerciseParticipants as table } from "./exercises-table";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

const ofExercise = ({ organisationId, exerciseId }: ExerciseKey) =>
  and(eq(table.organisationId, organisationId), eq(table.exerciseId, exerciseId));

/** Returns the participants, team by team, Primaries first. */
export async function listParticipants(db: Queryable, key: ExerciseKey): Promise<Participant[]> {
  const rows = await db
    .select({
      participantId: table.id,
      contactId: table.contactId,
      teamTypeId: table.teamTypeId,
      designation: table.designation,
      name: table.name,
      email: table.email,
      invitedAt: table.invitedAt,
      reply: table.reply,
    })
    .from(table)
    .where(ofExercise(key))
    .orderBy(asc(table.teamTypeId), desc(table.designation), asc(table.position), asc(table.id))
    .limit(3 * MAX_PARTICIPANTS);
  return rows.map((row) => ({ ...row, invitedAt: row.invitedAt?.toISOString() ?? null }));
}

export type NewParticipant = Omit<Participant, "invitedAt" | "reply">;

export async function insertParticipants(
  tx: Queryable,
  { organisationId, exerciseId }: ExerciseKey,
  people: readonly NewParticipant[],
  /** Of the first. */
  firstPosition = 0,
): Promise<void> {
  await tx.insert(table).values(
    rowsOf(
      table,
      people.map(({ participantId, ...person }, at) => ({
        ...person,
        id: participantId,
        organisationId,
        exerciseId,
        position: firstPosition + at,
      })),
    ),
  );
}

/** Removes participants; their links stop working. */
export async function deleteParticipants(
  tx: Queryable,
  key: ExerciseKey,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await tx.delete(table).where(and(ofExercise(key), inArray(table.id, [...ids])));
}

/** Deletes the replies to the invitations, which were about another date. */
export async function clearReplies(tx: Queryable, key: ExerciseKey): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { reply: null }))
    .where(ofExercise(key));
}

/** Records that people are invited, each with the token of a new link; earlier links stop working. */
export const markInvited = (
  tx: Queryable,
  { organisationId, exerciseId }: ExerciseKey,
  links: readonly { readonly participantId: string; readonly token: string }[],
  now: Date,
): Promise<Set<string>> =>
  updateRows(
    tx,
    table,
    links.map(({ participantId, token }) => ({
      id: participantId,
      invitedAt: now,
      tokenHash: hashOf(token),
    })),
    {
      by: ["id"],
      which: sql`t.organisation_id = ${organisationId} and t.exercise_id = ${exerciseId} and t.id = v.id`,
      returning: "id",
    },
  );

export type ExerciseLink = { readonly id: string; readonly token: string };

/** Returns the person of a link, and the exercise; undefined for a wrong link. */
export async function participantOfLink(db: Queryable, { id, token }: ExerciseLink) {
  const [row] = await db
    .select({
      organisationId: table.organisationId,
      exerciseId: table.exerciseId,
      teamTypeId: table.teamTypeId,
      reply: table.reply,
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.tokenHash, hashOf(token))))
    .limit(1);
  return row;
}

export async function storeReply(
  tx: Queryable,
  { id, token }: ExerciseLink,
  reply: InvitationReply,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { reply }))
    .where(and(eq(table.id, id), eq(table.tokenHash, hashOf(token))));
}
