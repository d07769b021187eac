import {
  answerDrill as answerEndpoint,
  readDrill as readEndpoint,
} from "@holdfast/contract/drills/drill-endpoints";
import { DRILL_ANSWERED, DRILL_LINK_INVALID } from "@holdfast/contract/drills/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { countWrongLinks } from "../../platform/limits/wrong-links";
import { fieldError, ProblemError } from "../../platform/problem-error";
import { DRILL_LINKS_BY_ADDRESS } from "./drill-limits";
import { askerOf, type DrillLink, drillOfLink, storeDrillAnswer } from "./drills-store";
import { teamNameOf } from "./send-drills";

const countLink = countWrongLinks(DRILL_LINKS_BY_ADDRESS, drillOfLink);

/** @throws ProblemError 418 for a wrong, answered or expired link, and for a deleted contact */
async function drillOf(db: Queryable, link: DrillLink, now: Date) {
  const drill = await drillOfLink(db, link, now);
  if (drill && drill.answeredAt !== null) throw new ProblemError(DRILL_ANSWERED);
  const organisationName = drill && (await askerOf(db, drill));
  if (!drill || organisationName === undefined) throw new ProblemError(DRILL_LINK_INVALID);
  return { ...drill, organisationName };
}

export const readDrill = route(
  readEndpoint,
  { before: countLink },
  async ({ body }, { database, clock }) => {
    const drill = await drillOf(database.query, body, clock.now());
    const { organisationName, teamTypeId, question, choices } = drill;
    return { organisationName, teamName: teamNameOf(teamTypeId), question, choices: [...choices] };
  },
);

export const answerDrill = route(
  answerEndpoint,
  { before: countLink },
  ({ body: { choice, ...link }, origin }, services) =>
    services.database.transaction(async (tx) => {
      const now = services.clock.now();
      const drill = await drillOf(tx, link, now);
      const { choices, rightChoice, sentence, section } = drill;
      if (choice >= choices.length) throw fieldError("choice", "Please select an answer.");
      if (!(await storeDrillAnswer(tx, link, choice, now))) throw new ProblemError(DRILL_ANSWERED);
      await recordEvent(tx, services, {
        action: "plans.drill-answered",
        organisationId: drill.organisationId,
        subject: link.id,
        address: origin.address,
      });
      const answer = choices[rightChoice] ?? "";
      return { isRight: choice === rightChoice, answer, sentence, section };
    }),
);
