import { askContacts } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { inviteParticipants } from "@holdfast/contract/exercises/exercise-endpoints";
import {
  addLogPhotoByLink,
  answerAlert,
  readAlert,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  addLogPhoto,
  alertResponder,
  declareIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import {
  answerSafetyQuestion,
  sendSafetyReminders,
  startSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { sendTeamMessage } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { type LimitedCalls, NO_IMAGE } from "./limited-attempts";

const UNKNOWN_ID = "01941f29-7c00-7000-8000-0000000000ff";

const idOf = (target: number) => `01941f29-7c00-7000-8000-${String(target).padStart(12, "0")}`;

/** The limits of incidents, exercises and contact checks. */
export const READINESS_CALLS: LimitedCalls = {
  "declarations-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(declareIncident, {
        as: account.token,
        params: { planId: (await account.workspace()).planId },
        body: { level: 1, isExercise: false, teamTypeIds: [] },
      }),
  ],
  "rehearsals-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(declareIncident, {
        as: account.token,
        params: { planId: (await account.workspace()).planId },
        body: { level: 1, isExercise: true, teamTypeIds: [] },
      }),
  ],
  "answer-links-address": [
    "address",
    ({ app, address }) =>
      app.call(readAlert, {
        body: { id: UNKNOWN_ID, token: "wrong" },
        address,
      }),
  ],
  "contact-asks-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(askContacts, {
        as: account.token,
        params: { planId: (await account.workspace()).planId },
        body: { contactIds: [UNKNOWN_ID] },
      }),
  ],
  "exercise-invitations-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(inviteParticipants, {
        as: account.token,
        params: {
          planId: (await account.workspace()).planId,
          exerciseId: UNKNOWN_ID,
        },
        body: {},
      }),
  ],
  "log-photos-account": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(addLogPhoto, {
        as: token,
        params: { ...(await workspace()), incidentId: UNKNOWN_ID },
        body: { entryId: UNKNOWN_ID, deviceAt: "2026-11-23T00:00:00.000Z" },
        file: NO_IMAGE,
      }),
  ],
  "alert-changes-link": [
    "target",
    ({ app, address, target }) =>
      app.call(answerAlert, {
        body: { id: idOf(target), token: "wrong", answer: "on-my-way" },
        address,
      }),
  ],
  "alert-photos-link": [
    "target",
    ({ app, address, target }) =>
      app.call(addLogPhotoByLink, {
        body: {
          id: idOf(target),
          token: "wrong",
          entryId: UNKNOWN_ID,
          deviceAt: "2026-11-23T00:00:00.000Z",
        },
        address,
        file: NO_IMAGE,
      }),
  ],
  "safety-answers-link": [
    "target",
    ({ app, address, target }) =>
      app.call(answerSafetyQuestion, {
        body: {
          id: idOf(target),
          token: "wrong",
          answer: "safe",
        },
        address,
      }),
  ],
  "safety-checks-organisation": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(startSafetyCheck, {
        as: token,
        params: { ...(await workspace()), incidentId: UNKNOWN_ID },
        body: { branchIds: [], withoutLocation: true },
      }),
  ],
  "safety-reminders-organisation": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(sendSafetyReminders, {
        as: token,
        params: { ...(await workspace()), incidentId: UNKNOWN_ID },
      }),
  ],
  "team-messages-organisation": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(sendTeamMessage, {
        as: token,
        params: { ...(await workspace()), incidentId: UNKNOWN_ID },
        body: { text: "Meet at the ferry." },
      }),
  ],
  "repeated-alerts-organisation": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(alertResponder, {
        as: token,
        params: { ...(await workspace()), incidentId: UNKNOWN_ID, responderId: UNKNOWN_ID },
      }),
  ],
};
