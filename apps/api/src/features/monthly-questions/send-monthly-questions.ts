import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { QUESTION_LINK_DAYS } from "@holdfast/contract/monthly-questions/monthly-question";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { DAY, addMs } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { insertMessages } from "../../platform/outbox/outbox-store";
import type { Services } from "../../platform/services";
import { readPlanContent } from "../plan-content/public";
import { type AnswerLink, createAnswerLink, putAnswerLinks } from "../answer-links/public";
import { monthlyQuestionEmail } from "./monthly-question-email";
import { type QuestionFacts, questionOfMonth } from "./monthly-question-rules";
import { insertMonthlyQuestions, type NewMonthlyQuestion } from "./monthly-questions-store";
import { type DueQuestion, dueQuestions } from "./due-questions-access-store";

type Deps = Pick<Services, "clock" | "database" | "newId" | "planContributions" | "random"> & {
  readonly config: Pick<Services["config"], "publicUrl" | "defaultCountry">;
};

/** Teams of one transaction. */
const BATCH = 100;
/** A run stops after this many batches; the next one continues. */
const MAX_BATCHES = 50;

type Asked = {
  readonly monthlyQuestion: NewMonthlyQuestion;
  readonly link: AnswerLink;
  readonly person: Pick<DueQuestion, "firstName" | "email" | "organisationName">;
};

/**
 * Sends the monthly question to one member of each team, in plans that have it switched on. Safe in several processes at
 * once: a team has one question a month. Wake the outbox afterwards.
 */
export async function sendMonthlyQuestions(deps: Deps): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await deps.database.transaction((tx) => sendBatch(tx, deps))) < BATCH) return;
}

async function sendBatch(tx: Queryable, deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const due = await dueQuestions(tx, month, now, BATCH);
  const asked = await withQuestions(tx, deps, due, now);
  const stored = await insertMonthlyQuestions(
    tx,
    asked.map(({ monthlyQuestion }) => monthlyQuestion),
    month,
    now,
  );
  const sent = asked.filter(({ monthlyQuestion }) => stored.has(monthlyQuestion.id));
  const links = sent.map(({ monthlyQuestion, link }) => ({
    ...monthlyQuestion,
    subjectId: monthlyQuestion.id,
    ...link,
  }));
  await putAnswerLinks(tx, "monthlyQuestion", links, addMs(now, QUESTION_LINK_DAYS * DAY));
  const { publicUrl } = deps.config;
  await insertMessages(
    tx,
    sent.map(({ monthlyQuestion: { teamTypeId, question }, link: { id, token }, person }) => ({
      id: deps.newId(),
      channel: "mail" as const,
      recipient: person.email,
      content: monthlyQuestionEmail({
        firstName: person.firstName,
        organisationName: person.organisationName,
        question,
        teamName: teamNameOf(teamTypeId),
        url: emailLinkUrl(publicUrl, "monthly_question", { id, token }),
        publicUrl,
      }),
    })),
    now,
  );
  return due.length;
}

async function withQuestions(
  tx: Queryable,
  deps: Deps,
  due: readonly DueQuestion[],
  now: Date,
): Promise<Asked[]> {
  const plans = new Map<string, QuestionFacts>();
  const asked: Asked[] = [];
  for (const { scope, teamTypeId, contactId, ...person } of due) {
    const facts = plans.get(scope.planId) ?? (await readPlanContent(tx, deps, scope));
    plans.set(scope.planId, facts);
    const question = questionOfMonth(
      facts,
      teamTypeId,
      now.getUTCFullYear() * 12 + now.getUTCMonth(),
    );
    if (!question) continue;
    const { organisationId, planId } = scope;
    const monthlyQuestion = {
      ...question,
      id: deps.newId(),
      organisationId,
      planId,
      teamTypeId,
      contactId,
    };
    asked.push({ monthlyQuestion, link: createAnswerLink(deps), person });
  }
  return asked;
}
