import {
  answerDrill as answerEndpoint,
  readDrill as readEndpoint,
} from "@holdfast/contract/drills/drill-endpoints";
import { DRILL_ANSWERED, DRILL_LINK_INVALID } from "@holdfast/contract/drills/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { fieldError, ProblemError } from "../../platform/problem-error";
import { type AnswerLink, answerLinksOf } from "../answer-links/public";
import { askerOf, drillOfLink, storeDrillAnswer } from "./drills-store";
import { teamNameOf } from "./send-drills";

const links = answerLinksOf("drill", { invalid: DRILL_LINK_INVALID, answered: DRILL_ANSWERED });

/** @throws ProblemError 418 for a wrong, answered or expired link, and for a deleted contact */
async function drillOf(db: Queryable, link: AnswerLink, now: Date) {
  const subject = await links.findOpen(db, link, now);
  const drill = await drillOfLink(db, subject);
  const organisationName = drill && (await askerOf(db, drill));
  if (!drill || organisationName === undefined) throw new ProblemError(DRILL_LINK_INVALID);
  return { ...drill, subject, organisationName };
}

export const readDrill = route(
  readEndpoint,
  { before: links.countWrong },
  async ({ body }, { database, clock }) => {
    const drill = await drillOf(database.query, body, clock.now());
    const { organisationName, teamTypeId, question, choices } = drill;
    return { organisationName, teamName: teamNameOf(teamTypeId), question, choices: [...choices] };
  },
);

export const answerDrill = route(
  answerEndpoint,
  { before: links.countWrong },
  ({ body: { choice, ...link }, origin }, services) =>
    services.database.transaction(async (tx) => {
      const now = services.clock.now();
      const drill = await drillOf(tx, link, now);
      const { choices, rightChoice, sentence, section, subject } = drill;
      if (choice >= choices.length) throw fieldError("choice", "Please select an answer.");
      await links.use(tx, link, now);
      await storeDrillAnswer(tx, subject, choice, now);
      await recordEvent(tx, services, {
        action: "plans.drill-answered",
        organisationId: drill.organisationId,
        subject: subject.subjectId,
        address: origin.address,
      });
      const answer = choices[rightChoice] ?? "";
      return { isRight: choice === rightChoice, answer, sentence, section };
    }),
);
