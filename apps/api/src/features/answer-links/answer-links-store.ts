import type { ShortLinkPage } from "@holdfast/contract/answer-links/short-link-endpoints";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { inBatches } from "../../platform/database/sql/many-rows-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { hashToken } from "../../platform/secrets/token-hash";
import { answerLinks as table } from "./answer-links-table";

/**
 * The column of each kind's subject: a responder, a participant, a contact that was asked, a question, or a person of a
 * safety check.
 */
const SUBJECT = {
  alert: table.responderId,
  exercise: table.participantId,
  contactCheck: table.contactId,
  monthlyQuestion: table.monthlyQuestionId,
  safetyCheck: table.safetyPersonId,
} as const;
export type LinkKind = keyof typeof SUBJECT;

/** What the address of a link contains. */
export type AnswerLink = { readonly id: string; readonly token: string };

export type NewAnswerLink = AnswerLink & {
  readonly organisationId: string;
  readonly subjectId: string;
};

function linkRows(kind: LinkKind, links: readonly NewAnswerLink[], expiresAt: Date | null) {
  const subjectOf = (of: LinkKind, id: string) => (of === kind ? id : null);
  return links.map(({ id, token, organisationId, subjectId }) => ({
    id,
    organisationId,
    responderId: subjectOf("alert", subjectId),
    participantId: subjectOf("exercise", subjectId),
    contactId: subjectOf("contactCheck", subjectId),
    monthlyQuestionId: subjectOf("monthlyQuestion", subjectId),
    safetyPersonId: subjectOf("safetyCheck", subjectId),
    tokenHash: hashToken(token),
    expiresAt,
  }));
}

/** Kinds of which the links of all messages to a subject work. */
type AddedKind = "alert" | "safetyCheck";

/** Stores the links of messages, not answered. The earlier link to the same subject stops working. */
export async function putAnswerLinks(
  tx: Queryable,
  kind: Exclude<LinkKind, AddedKind>,
  links: readonly NewAnswerLink[],
  expiresAt: Date | null,
): Promise<void> {
  if (links.length === 0) return;
  await tx
    .insert(table)
    .values(rowsOf(table, linkRows(kind, links, expiresAt)))
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

/** The same for links that do not replace earlier ones; they work as long as their subject exists. */
export const addAnswerLinks = (
  tx: Queryable,
  kind: AddedKind,
  links: readonly NewAnswerLink[],
): Promise<void> =>
  inBatches(links, async (batch) => {
    await tx.insert(table).values(rowsOf(table, linkRows(kind, batch, null)));
  });

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

const PAGE_OF: Readonly<Record<LinkKind, ShortLinkPage>> = {
  alert: "alert",
  safetyCheck: "safety_check",
  exercise: "exercise",
  contactCheck: "contact_check",
  monthlyQuestion: "monthly_question",
};
const KINDS = Object.keys(SUBJECT) as LinkKind[];

/** Returns the id and page of the link with a token, which its page then checks; undefined for a wrong one. */
export async function findShortLink(db: Queryable, token: string) {
  const [row] = await db
    .select({ id: table.id, ...SUBJECT })
    .from(table)
    .where(eq(table.tokenHash, hashToken(token)))
    .limit(1);
  const kind = row && KINDS.find((one) => row[one] !== null);
  return row && kind && { id: row.id, page: PAGE_OF[kind] };
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
