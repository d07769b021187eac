import type { MonthlyQuestion } from "@holdfast/contract/monthly-questions/monthly-question";
import { and, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import type { LinkSubject } from "../answer-links/public";
import { contactsAs } from "../directory/public";
import { organisationsAs } from "../organisations/public";
import type { QuestionWithAnswers } from "./monthly-question-rules";
import { monthlyQuestions as table } from "./monthly-questions-table";

/** A question to send. */
export type NewMonthlyQuestion = QuestionWithAnswers &
  Pick<PlanScope, "organisationId" | "planId"> & {
    readonly id: string;
    readonly teamTypeId: number;
    readonly contactId: string;
  };

/** Stores questions; a team that has one for the month is skipped. Returns the ids of those stored. */
export async function insertMonthlyQuestions(
  tx: Queryable,
  questions: readonly NewMonthlyQuestion[],
  month: string,
  sentAt: Date,
): Promise<Set<string>> {
  if (questions.length === 0) return new Set();
  const rows = await tx
    .insert(table)
    .values(
      rowsOf(
        table,
        questions.map(({ choices, ...question }) => ({
          ...question,
          choices: [...choices],
          month,
          sentAt,
        })),
      ),
    )
    .onConflictDoNothing()
    .returning({ id: table.id });
  return new Set(rows.map(({ id }) => id));
}

type Row = Omit<MonthlyQuestion, "sentAt" | "answeredAt"> & {
  readonly sentAt: string;
  readonly answeredAt: string | null;
};

/** Most questions in one list, for nearly three years. */
const LISTED = 100;

/** Returns the newest questions to a plan's teams, newest first. */
export async function listMonthlyQuestions(
  db: Queryable,
  { organisationId, planId }: PlanScope,
): Promise<MonthlyQuestion[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      monthlyQuestionId: sql`q.id`,
      teamTypeId: sql`q.team_type_id`,
      personName: sql`trim(concat_ws(' ', c.first_name, c.last_name))`,
      question: sql`q.question`,
      sentAt: sql`q.sent_at`,
      answeredAt: sql`q.answered_at`,
      isRight: sql`q.choice = q.right_choice`,
    })}
    from (
      select * from monthly_questions x where x.organisation_id = ${organisationId} and x.plan_id = ${planId}
      order by x.sent_at desc, x.team_type_id limit ${LISTED}) q
    left join ${contactsAs("c")} on c.organisation_id = q.organisation_id and c.id = q.contact_id
    order by q.sent_at desc, q.team_type_id limit ${LISTED}`);
  return rows.map(({ sentAt, answeredAt, personName, ...row }) => ({
    ...row,
    personName: personName === "" ? null : personName,
    sentAt: new Date(sentAt).toISOString(),
    answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
  }));
}

const isQuestion = ({ organisationId, subjectId }: LinkSubject) =>
  and(eq(table.organisationId, organisationId), eq(table.id, subjectId));

/** Returns the question that a link leads to. */
export async function questionOfLink(db: Queryable, subject: LinkSubject) {
  const [row] = await db
    .select({
      monthlyQuestionId: table.id,
      organisationId: table.organisationId,
      teamTypeId: table.teamTypeId,
      contactId: table.contactId,
      question: table.question,
      choices: table.choices,
      rightChoice: table.rightChoice,
      sentence: table.sentence,
      section: table.section,
    })
    .from(table)
    .where(isQuestion(subject))
    .limit(1);
  return row;
}

export async function storeAnswer(
  tx: Queryable,
  subject: LinkSubject,
  choice: number,
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { answeredAt: now, choice }))
    .where(isQuestion(subject));
}

/** Returns the name of the organisation that asks; undefined if it is archived, or the contact was deleted. */
export async function askerOf(
  db: Queryable,
  { organisationId, contactId }: { readonly organisationId: string; readonly contactId: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select o.name from ${organisationsAs("o")} join ${contactsAs("c")} on c.organisation_id = o.id
    where o.id = ${organisationId} and c.id = ${contactId} and not o.is_archived limit 1`);
  return rows[0]?.name;
}
