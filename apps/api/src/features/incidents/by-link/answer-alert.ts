import { teamNameOf } from "@holdfast/content/library/response/team-types";
import {
  answerAlert as answerEndpoint,
  readAlert as readEndpoint,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import type { AlertAnswer } from "@holdfast/contract/incidents/responder";
import { recordEvent } from "../../../platform/audit/audit-store";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { escalateIncident } from "../alerts/escalate-alerts";
import { nameByLink } from "../alerts/mark-present";
import { appendEntries } from "../log/log-store";
import { countByLink } from "./count-by-link";
import { storeAnswer } from "./alert-links-store";
import { describeAlert } from "./describe-work";
import { alertLinks, openAlert } from "./open-alert";

const IN_WORDS: Readonly<Record<AlertAnswer, string>> = {
  "on-my-way": "is on the way",
  "cannot-come": "cannot come",
};

export const readAlert = route(
  readEndpoint,
  { before: alertLinks.countWrong },
  async ({ body }, { database, clock }) => {
    const now = clock.now();
    return describeAlert(database.query, await openAlert(database.query, body, now));
  },
);

/**
 * The answer can be changed until the incident ends; the same answer again changes nothing. A person who cannot come is
 * replaced at once by the next Alternative, in each team that has alerted the person.
 */
export const answerAlert = route(
  answerEndpoint,
  { before: countByLink },
  async ({ body, origin }, services) => {
    const { database, clock, newId } = services;
    const now = clock.now();
    const { key } = await openAlert(database.query, body, now);
    const alert = await database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const { responder, subject } = await openAlert(tx, body, now);
      const answered = await storeAnswer(tx, key, responder, body.answer, now);
      if (answered.length > 0) {
        const isChanged = responder.answer !== null;
        const entries = answered.map(({ teamTypeId, designation }) => ({
          entryId: newId(),
          kind: "answered" as const,
          text: `${responder.name} (${teamNameOf(teamTypeId)}, ${designation}) ${isChanged ? "now " : ""}${IN_WORDS[body.answer]}.`,
          authorUserId: null,
          authorName: nameByLink(responder),
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
      }
      return describeAlert(tx, await openAlert(tx, body, now));
    });
    services.wakeOutbox();
    return alert;
  },
);
