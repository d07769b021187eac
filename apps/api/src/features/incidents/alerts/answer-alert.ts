import { teamNameOf } from "@holdfast/content/library/response/team-types";
import {
  answerAlert as answerEndpoint,
  readAlert as readEndpoint,
} from "@holdfast/contract/incidents/alert-endpoints";
import { ALERT_ANSWERED, ALERT_LINK_INVALID } from "@holdfast/contract/incidents/errors";
import type { AlertAnswer } from "@holdfast/contract/incidents/responder";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { type AnswerLink, answerLinksOf } from "../../answer-links/public";
import { nameOfOrganisation } from "../../organisations/public";
import { escalateIncident } from "./escalate-alerts";
import { planOfIncident, readIncident } from "../incidents-store";
import { appendEntries } from "../log/log-store";
import { responderOfLink, storeAnswer, teamsOfLink } from "./alert-links-store";

const IN_WORDS: Readonly<Record<AlertAnswer, string>> = {
  "on-my-way": "is on the way",
  "cannot-come": "cannot come",
};

const links = answerLinksOf("alert", { invalid: ALERT_LINK_INVALID, answered: ALERT_ANSWERED });

/** @throws ProblemError 418 for a wrong or replaced link, and for an incident that is over */
async function alertOf(db: Queryable, link: AnswerLink, now: Date) {
  const subject = await links.find(db, link, now);
  const responder = await responderOfLink(db, subject);
  const planId = responder && (await planOfIncident(db, responder));
  const key = responder && planId ? { ...keyOf(responder), planId } : undefined;
  const incident = key && (await readIncident(db, key));
  if (!responder || !key || incident?.status !== "active")
    throw new ProblemError(ALERT_LINK_INVALID);
  const { isExercise, level, whatHappened, place, declaredAt, declaredByName } = incident;
  const alert = {
    isExercise,
    level,
    whatHappened,
    place,
    declaredAt,
    declaredByName,
    organisationName: await nameOfOrganisation(db, key.organisationId),
    teamName: (await teamsOfLink(db, responder)).map(teamNameOf).join(", "),
    answer: responder.answer,
  };
  return { alert, key, responder, subject };
}

const keyOf = ({
  organisationId,
  incidentId,
}: {
  readonly organisationId: string;
  readonly incidentId: string;
}) => ({ organisationId, incidentId });

export const readAlert = route(
  readEndpoint,
  { before: links.countWrong },
  async ({ body }, { database, clock }) => (await alertOf(database.query, body, clock.now())).alert,
);

/** A person who cannot come is replaced at once by the next Alternative, in each team that has alerted the person. */
export const answerAlert = route(
  answerEndpoint,
  { before: links.countWrong },
  async ({ body, origin }, services) => {
    const { database, clock, newId } = services;
    const now = clock.now();
    const { key, alert, responder, subject } = await alertOf(database.query, body, now);
    await database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      await links.use(tx, body, now);
      // The person may have answered with the link of another team.
      const answered = await storeAnswer(tx, subject, body.answer, now);
      if (answered.length === 0) throw new ProblemError(ALERT_ANSWERED);
      const entries = answered.map(({ teamTypeId, designation }) => ({
        entryId: newId(),
        kind: "answered" as const,
        text: `${responder.name} (${teamNameOf(teamTypeId)}, ${designation}) ${IN_WORDS[body.answer]}.`,
        authorUserId: null,
        authorName: responder.name,
        deviceAt: now,
      }));
      await appendEntries(tx, key, entries, now);
      await recordEvent(tx, services, {
        action: "plans.alert-answered",
        organisationId: key.organisationId,
        subject: subject.subjectId,
        detail: { answer: body.answer },
        address: origin.address,
      });
      await escalateIncident(tx, services, key);
    });
    services.wakeOutbox();
    return { ...alert, answer: body.answer };
  },
);
