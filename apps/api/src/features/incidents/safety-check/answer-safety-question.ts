import { SAFETY_CHECK_ENDED, SAFETY_LINK_INVALID } from "@holdfast/contract/incidents/errors";
import {
  answerSafetyQuestion as answerEndpoint,
  readSafetyQuestion as readEndpoint,
  type SafetyQuestion,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import type { SafetyAnswer } from "@holdfast/contract/incidents/safety-check";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable, Transaction } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { type AnswerLink, answerLinksOf } from "../../answer-links/public";
import { nameOfOrganisation } from "../../organisations/public";
import { isAmongFirstOfDay } from "../active-incidents-store";
import { sendToLeaders } from "../alerts/send-to-leaders";
import { listResponders } from "../alerts/responders-store";
import { SAFETY_ANSWERS_BY_LINK } from "../incident-limits";
import { planOfIncident, readIncident } from "../incidents-store";
import { appendEntries } from "../log/log-store";
import { helpEmail, helpSms } from "./safety-check-email";
import { safetyPersonOfLink, storeSafetyAnswer } from "./safety-people-store";

const links = answerLinksOf("safetyCheck", { invalid: SAFETY_LINK_INVALID });

/** @throws ProblemError 418 for a wrong link, 410 for one of an incident that is closed */
async function askedBy(db: Queryable, link: AnswerLink, now: Date) {
  const subject = await links.find(db, link, now);
  const person = await safetyPersonOfLink(db, subject);
  const planId = person && (await planOfIncident(db, person));
  const key =
    person && planId
      ? { organisationId: person.organisationId, incidentId: person.incidentId, planId }
      : undefined;
  const incident = key && (await readIncident(db, key));
  if (!person || !key || !incident) throw new ProblemError(SAFETY_LINK_INVALID);
  if (incident.status === "closed") throw new ProblemError(SAFETY_CHECK_ENDED);
  const organisationName = await nameOfOrganisation(db, key.organisationId);
  return { subject, person, key, incident: { ...incident, organisationName } };
}

type Asked = Awaited<ReturnType<typeof askedBy>>;

const questionOf = ({ incident, person }: Asked): SafetyQuestion => ({
  isExercise: incident.isExercise,
  level: incident.level,
  organisationName: incident.organisationName,
  whatHappened: incident.whatHappened,
  place: incident.place,
  declaredAt: incident.declaredAt,
  name: person.name,
  answer: person.answer,
  helpPlace: person.helpPlace,
  helpText: person.helpText,
});

export const readSafetyQuestion = route(
  readEndpoint,
  { before: links.countWrong },
  async ({ body }, { database, clock }) =>
    questionOf(await askedBy(database.query, body, clock.now())),
);

/** The same answer again changes nothing. Leaders are informed at once of a person who needs help. */
export const answerSafetyQuestion = route(
  answerEndpoint,
  {
    async before(call, services) {
      await links.countWrong(call, services);
      await enforceLimit(services, SAFETY_ANSWERS_BY_LINK, call.body.id);
    },
  },
  async ({ body, origin }, services) => {
    const now = services.clock.now();
    const { key } = await askedBy(services.database.query, body, now);
    const answered = await services.database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const asked = await askedBy(tx, body, now);
      const help = { place: body.place ?? "", text: body.text ?? "" };
      if (isSame(asked, body.answer, help)) return questionOf(asked);
      await storeSafetyAnswer(tx, asked.subject, {
        answer: body.answer,
        answeredAt: now,
        saidBy: null,
        ...(body.answer === "help"
          ? { helpAt: asked.person.helpAt ?? now, helpPlace: help.place, helpText: help.text }
          : {}),
      });
      await recordEvent(tx, services, {
        action: "plans.safety-answered",
        organisationId: key.organisationId,
        subject: asked.subject.subjectId,
        detail: { answer: body.answer },
        address: origin.address,
      });
      if (body.answer === "help") await callForHelp(tx, services, asked, help);
      else if (asked.person.answer === "help")
        await logAnswer(tx, services, asked, `${asked.person.name}, who needed help, is safe.`);
      return questionOf(await askedBy(tx, body, now));
    });
    services.wakeOutbox();
    return answered;
  },
);

type Help = { readonly place: string; readonly text: string };

const isSame = ({ person }: Asked, answer: SafetyAnswer, { place, text }: Help) =>
  person.answer === answer &&
  (answer === "safe" || (person.helpPlace === place && person.helpText === text));

const logAnswer = (
  tx: Queryable,
  { clock, newId }: Pick<Services, "clock" | "newId">,
  { key, person }: Asked,
  text: string,
  kind: "needs-help" | "safety-check" = "safety-check",
) => {
  const now = clock.now();
  const author = { authorUserId: null, authorName: person.name };
  return appendEntries(tx, key, [{ entryId: newId(), kind, text, ...author, deviceAt: now }], now);
};

/** Writes in the log that a person needs help, and informs the leaders, for the first time without a limit. */
async function callForHelp(
  tx: Transaction,
  services: Services,
  asked: Asked,
  { place, text }: Help,
): Promise<void> {
  const { key, incident, person } = asked;
  const { name, mobile, phone, helpAt } = person;
  const words = [`${name} needs help.`, place && `Where: ${place}.`, text && `‘${text}’`];
  await logAnswer(tx, services, asked, words.filter(Boolean).join(" "), "needs-help");
  const help = { name, place, text, phone: mobile ?? phone };
  const { publicUrl } = services.config;
  await sendToLeaders(tx, services, key, await listResponders(tx, key), [
    {
      mail: (leader) => helpEmail(incident, help, { ...key, ...leader, publicUrl }),
      text: helpSms(incident, help),
      isFree: helpAt === null && (await isAmongFirstOfDay(tx, key, incident)),
    },
  ]);
}
