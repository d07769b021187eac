import { teamNameOf } from "@holdfast/content/library/response/team-types";
import {
  answerAlert as answerEndpoint,
  readAlert as readEndpoint,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import type { AlertAnswer, Responder } from "@holdfast/contract/incidents/responder";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import type { Services } from "../../../platform/services";
import { escalateIncident } from "../alerts/escalate-alerts";
import { nameByLink } from "../alerts/mark-present";
import { deviceTime } from "../find-incident";
import { appendEntries, entryById } from "../log/log-store";
import type { MadeByDevice } from "../log/record-entry";
import { countByLink } from "./count-by-link";
import { storeAnswer } from "./alert-links-store";
import { describeAlert } from "./describe-work";
import { alertLinks, openAlert, type OpenedAlert } from "./open-alert";

const IN_WORDS: Readonly<Record<AlertAnswer, string>> = {
  "on-my-way": "is on the way",
  "cannot-come": "cannot come",
};

/** Returns what the log says of an answer: 'Ana Tan (IT Recovery Team, Primary) now cannot come'. Pure. */
export const answerText = (
  { name, answer: before }: Pick<Responder, "name" | "answer">,
  { teamTypeId, designation }: Pick<Responder, "teamTypeId" | "designation">,
  answer: AlertAnswer,
): string =>
  `${name} (${teamNameOf(teamTypeId)}, ${designation}) ${before === null ? "" : "now "}${IN_WORDS[answer]}`;

export const readAlert = route(
  readEndpoint,
  { before: alertLinks.countWrong },
  async ({ body }, { database, clock }) => {
    const now = clock.now();
    return describeAlert(database.query, await openAlert(database.query, body, now));
  },
);

/**
 * The answer can be changed until the incident ends; the same answer again changes nothing. One that a device gave before
 * a newer one, or that arrives after the end, is only logged. A person who cannot come is replaced at once by the next Alternative, in
 * each team that has alerted the person.
 */
export const answerAlert = route(
  answerEndpoint,
  { before: countByLink },
  async ({ body, origin }, services) => {
    const { id, token, answer, ...device } = body;
    const link = { id, token };
    const { database, clock } = services;
    const now = clock.now();
    const { key } = await openAlert(database.query, link, now, device.deviceAt);
    const alert = await database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const opened = await openAlert(tx, link, now, device.deviceAt);
      if (await applyAnswer(tx, services, opened, answer, device)) {
        await recordEvent(tx, services, {
          action: "plans.alert-answered",
          organisationId: key.organisationId,
          subject: opened.subject.subjectId,
          detail: { answer },
          address: origin.address,
        });
        await escalateIncident(tx, services, key);
      }
      return describeAlert(tx, await openAlert(tx, link, now, device.deviceAt));
    });
    services.wakeOutbox();
    return alert;
  },
);

/**
 * Stores and logs the answer of a link's person, for each team that has alerted the person. One that arrives after the
 * end or after a newer answer is only logged, once. Returns whether it changed anything.
 */
async function applyAnswer(
  tx: Transaction,
  { clock, newId }: Pick<Services, "clock" | "newId">,
  { key, incident, responder, teams }: OpenedAlert,
  answer: AlertAnswer,
  { entryId, deviceAt }: MadeByDevice,
): Promise<boolean> {
  // The same call again: its answer was lost.
  if (entryId !== undefined && (await entryById(tx, key, entryId))) return false;
  const now = clock.now();
  const at = deviceAt === undefined ? now : deviceTime(deviceAt, incident, now);
  const late = lateness(incident, responder, at);
  const answered = late === "" ? await storeAnswer(tx, key, responder, answer, at) : teams;
  const before = late === "" ? responder : { ...responder, answer: null };
  const entries = answered.map((row, index) => ({
    entryId: (index === 0 ? entryId : undefined) ?? newId(),
    kind: "answered" as const,
    text: `${answerText(before, row, answer)}${late}.`,
    authorUserId: null,
    authorName: nameByLink(responder),
    deviceAt: at,
  }));
  await appendEntries(tx, key, entries, now);
  return late === "" && answered.length > 0;
}

/** Returns why an answer is only logged; empty if it counts. Pure. */
function lateness(
  { status }: Pick<OpenedAlert["incident"], "status">,
  { answeredAt }: Pick<OpenedAlert["responder"], "answeredAt">,
  at: Date,
): string {
  if (status !== "active") return " (received after the incident ended)";
  return answeredAt && at < answeredAt ? " (received after a newer answer, which remains)" : "";
}
