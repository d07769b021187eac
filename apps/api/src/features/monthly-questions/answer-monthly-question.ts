import { teamNameOf } from "@holdfast/content/library/response/team-types";
import {
  answerMonthlyQuestion as answerEndpoint,
  readMonthlyQuestion as readEndpoint,
} from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import {
  QUESTION_ANSWERED,
  QUESTION_LINK_INVALID,
} from "@holdfast/contract/monthly-questions/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { fieldError, ProblemError } from "../../platform/problem-error";
import { type AnswerLink, answerLinksOf } from "../answer-links/public";
import { askerOf, questionOfLink, storeAnswer } from "./monthly-questions-store";

const links = answerLinksOf("monthlyQuestion", {
  invalid: QUESTION_LINK_INVALID,
  answered: QUESTION_ANSWERED,
});

/** @throws ProblemError 418 for a wrong, answered or expired link, and for a deleted contact */
async function questionOf(db: Queryable, link: AnswerLink, now: Date) {
  const subject = await links.findOpen(db, link, now);
  const monthlyQuestion = await questionOfLink(db, subject);
  const organisationName = monthlyQuestion && (await askerOf(db, monthlyQuestion));
  if (!monthlyQuestion || organisationName === undefined)
    throw new ProblemError(QUESTION_LINK_INVALID);
  return { ...monthlyQuestion, subject, organisationName };
}

export const readMonthlyQuestion = route(
  readEndpoint,
  { before: links.countWrong },
  async ({ body }, { database, clock }) => {
    const monthlyQuestion = await questionOf(database.query, body, clock.now());
    const { organisationName, teamTypeId, question, choices } = monthlyQuestion;
    return { organisationName, teamName: teamNameOf(teamTypeId), question, choices: [...choices] };
  },
);

export const answerMonthlyQuestion = route(
  answerEndpoint,
  { before: links.countWrong },
  ({ body: { choice, ...link }, origin }, services) =>
    services.database.transaction(async (tx) => {
      const now = services.clock.now();
      const monthlyQuestion = await questionOf(tx, link, now);
      const { choices, rightChoice, sentence, section, subject } = monthlyQuestion;
      if (choice >= choices.length) throw fieldError("choice", "Please select an answer.");
      await links.use(tx, link, now);
      await storeAnswer(tx, subject, choice, now);
      await recordEvent(tx, services, {
        action: "plans.monthly-question-answered",
        organisationId: monthlyQuestion.organisationId,
        subject: subject.subjectId,
        address: origin.address,
      });
      const answer = choices[rightChoice] ?? "";
      return { isRight: choice === rightChoice, answer, sentence, section };
    }),
);
