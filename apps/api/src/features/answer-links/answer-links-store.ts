import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { hashToken } from "../../platform/secrets/token-hash";
import { answerLinks as table } from "./answer-links-table";

/** The column of each kind's subject: a responder, a participant, a contact that was asked, or a question. */
const SUBJECT = {
  alert: table.responderId,
  exercise: table.participantId,
  contactCheck: table.contactId,
  monthlyQuestion: table.monthlyQuestionId,
} as const;
export type LinkKind = keyof typeof SUBJECT;

/** What the address of a link contains. */
export type AnswerLink = { readonly id: string; readonly token: string };

export type NewAnswerLink = AnswerLink & {
  readonly organisationId: string;
  readonly subjectId: string;
};

/** Stores the links of messages, not answered. The earlier link to the same subject stops working. */
export async function putAnswerLinks(
  tx: Queryable,
  kind: LinkKind,
  links: readonly NewAnswerLink[],
  expiresAt: Date | null,
): Promise<void> {
  if (links.length === 0) return;
  const subjectOf = (of: LinkKind, id: string) => (of === kind ? id : null);
  await tx
    .insert(table)
    .values(
      rowsOf(
        table,
        links.map(({ id, token, organisationId, subjectId }) => ({
          id,
          organisationId,
          responderId: subjectOf("alert", subjectId),
          participantId: subjectOf("exercise", subjectId),
          contactId: subjectOf("contactCheck", subjectId),
          monthlyQuestionId: subjectOf("monthlyQuestion", subjectId),
          tokenHash: hashToken(token),
          expiresAt,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [table.organisationId, SUBJECT[kind]],
      set: {
        id: sql`excluded.id`,
        tokenHash: sql`excluded.token_hash`,
        expiresAt: sql`excluded.expires_at`,
        answeredAt: null,
      },
    });
}

const isLink = (kind: LinkKind, { id, token }: AnswerLink) =>
  and(eq(table.id, id), eq(table.tokenHash, hashToken(token)), isNotNull(SUBJECT[kind]));

/** Returns a link of that kind, also an answered or expired one; undefined for a wrong token. */
export async function findAnswerLink(db: Queryable, kind: LinkKind, link: AnswerLink) {
  const [row] = await db
    .select({
      organisationId: table.organisationId,
      subjectId: sql<string>`${SUBJECT[kind]}`,
      expiresAt: table.expiresAt,
      answeredAt: table.answeredAt,
    })
    .from(table)
    .where(isLink(kind, link))
    .limit(1);
  return row;
}

/** Marks a link as answered. One statement, so that only one of several uses at once returns true. */
export async function markAnswerLink(
  tx: Queryable,
  kind: LinkKind,
  link: AnswerLink,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { answeredAt: now }))
    .where(and(isLink(kind, link), isNull(table.answeredAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}
