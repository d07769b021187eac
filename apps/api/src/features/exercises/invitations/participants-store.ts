import type { InvitationReply, Participant } from "@holdfast/contract/exercises/exercise";
import { MAX_PARTICIPANTS } from "@holdfast/contract/exercises/exercise";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import type { LinkSubject } from "../../answer-links/public";
import type { ExerciseKey } from "../exercises-store";
import { exerciseParticipants as table } from "../exercises-table";

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

/** Records that people are invited. */
export async function markInvited(
  tx: Queryable,
  key: ExerciseKey,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { invitedAt: now }))
    .where(and(ofExercise(key), inArray(table.id, [...ids])));
}

const theParticipant = ({ organisationId, subjectId }: LinkSubject) =>
  and(eq(table.organisationId, organisationId), eq(table.id, subjectId));

/** Returns the participant that a link leads to. */
export async function participantOfLink(db: Queryable, subject: LinkSubject) {
  const [row] = await db
    .select({
      participantId: table.id,
      exerciseId: table.exerciseId,
      teamTypeId: table.teamTypeId,
      reply: table.reply,
    })
    .from(table)
    .where(theParticipant(subject))
    .limit(1);
  return row;
}

export async function storeReply(
  tx: Queryable,
  subject: LinkSubject,
  reply: InvitationReply,
): Promise<void> {
  await tx.update(table).set(rowOf(table, { reply })).where(theParticipant(subject));
}
