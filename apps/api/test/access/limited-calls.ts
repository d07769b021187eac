import { addBroker } from "@holdfast/contract/admin-users/broker-endpoints";
import { confirmAuthenticator } from "@holdfast/contract/accounts/authenticator-endpoints";
import { exportUserTransactions } from "@holdfast/contract/subscriptions/export-endpoints";
import { createPromoCode } from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { signInByLink, signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { setAvatar, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { askContacts } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { readDrill } from "@holdfast/contract/drills/drill-endpoints";
import { readContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  downloadContactTemplate,
  exportContacts,
  importContacts,
  importCustomers,
} from "@holdfast/contract/directory/import-endpoints";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { inviteParticipants } from "@holdfast/contract/exercises/exercise-endpoints";
import { readInvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { readAlert } from "@holdfast/contract/incidents/alert-endpoints";
import {
  addLogPhoto,
  alertResponder,
  declareIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { setFloorPlan } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import {
  type Attempt,
  type CountedFor,
  NO_LIST,
  NO_IMAGE,
  emailOf,
  requestCode,
  tryCode,
  requestReset,
  resendEmail,
  tryRegister,
  requestPhoneCode,
  tryPhoneCode,
  invite,
  inviteToBrokerage,
  emailKey,
  WRONG,
} from "./limited-attempts";

/** Every limit of accounts and organisations, by its name: what it counts for, and a request that it counts. */
const UNKNOWN_ID = "01941f29-7c00-7000-8000-0000000000ff";

export const LIMITED_CALLS: Readonly<
  Record<
    string,
    readonly [
      countedFor: CountedFor,
      attempt: (by: Attempt) => Promise<{ status: number; problem: unknown; headers: object }>,
    ]
  >
> = {
  "credentials-account": ["account", requestCode],
  "credentials-address": ["address", requestCode],
  "codes-account": ["account", tryCode],
  "codes-address": ["address", tryCode],
  "resets-account": ["account", requestReset],
  "resets-address": ["address", requestReset],
  "emails-account": ["account", resendEmail],
  "registrations-address": ["address", tryRegister],
  "phone-codes-account": ["account", requestPhoneCode],
  "phone-codes-address": ["address", requestPhoneCode],
  "phone-codes-number": ["target", requestPhoneCode],
  "phone-tries-account": ["account", tryPhoneCode],
  "phone-tries-address": ["address", tryPhoneCode],
  "invitations-account": ["account", invite],
  "invitations-recipient": ["target", invite],
  "broker-addresses-account": [
    "account",
    async ({ app, account: { token, brokerage }, target }) =>
      app.call(addBroker, {
        as: token,
        params: { brokerageId: await brokerage() },
        body: { email: emailOf(target) },
      }),
  ],
  "broker-invitations-account": ["account", inviteToBrokerage],
  "broker-invitations-recipient": ["target", inviteToBrokerage],
  "promo-codes-account": [
    "account",
    async ({ app, account: { token, brokerage }, target }) => {
      await brokerage();
      const body = { quantity: 0, code: `CODE-${target}` };
      return app.call(createPromoCode, { as: token, body });
    },
  ],
  "key-emails-account": ["account", emailKey],
  "key-emails-recipient": ["target", emailKey],
  "declarations-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(declareIncident, {
        as: account.token,
        params: { planId: (await account.workspace()).planId },
        body: { level: 1, isExercise: true, teamTypeIds: [] },
      }),
  ],
  "alert-links-address": [
    "address",
    ({ app, address }) =>
      app.call(readAlert, {
        body: { id: "01941f29-7c00-7000-8000-000000000000", token: "wrong" },
        address,
      }),
  ],
  "contact-asks-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(askContacts, {
        as: account.token,
        params: { planId: (await account.workspace()).planId },
        body: { contactIds: ["01941f29-7c00-7000-8000-000000000000"] },
      }),
  ],
  "contact-check-links-address": [
    "address",
    ({ app, address }) =>
      app.call(readContactCheck, {
        body: { id: "01941f29-7c00-7000-8000-000000000000", token: "wrong" },
        address,
      }),
  ],
  "drill-links-address": [
    "address",
    ({ app, address }) =>
      app.call(readDrill, {
        body: { id: "01941f29-7c00-7000-8000-000000000000", token: "wrong" },
        address,
      }),
  ],
  "exercise-invitations-organisation": [
    "account",
    async ({ app, account }) =>
      app.call(inviteParticipants, {
        as: account.token,
        params: {
          planId: (await account.workspace()).planId,
          exerciseId: "01941f29-7c00-7000-8000-000000000000",
        },
        body: {},
      }),
  ],
  "exercise-links-address": [
    "address",
    ({ app, address }) =>
      app.call(readInvitedExercise, {
        body: { id: "01941f29-7c00-7000-8000-000000000000", token: "wrong" },
        address,
      }),
  ],
  "subscription-files-account": [
    "account",
    async ({ app, account: { token, brokerage } }) => {
      await brokerage();
      return app.call(exportUserTransactions, { as: token });
    },
  ],
  "sign-in-links-address": [
    "address",
    ({ app, address }) =>
      app.call(signInByLink, { headers: { authorization: "Link aG9sZGZhc3Q=" }, address }),
  ],
  "own-password-account": [
    "account",
    ({ app, account: { token } }) =>
      app.call(changePassword, {
        as: token,
        body: { password: WRONG, newPassword: "Tide-and-Anchor-7" },
      }),
  ],
  "app-codes-account": [
    "account",
    ({ app, account: { token } }) =>
      app.call(confirmAuthenticator, { as: token, body: { code: "000000" } }),
  ],
  "email-changes-account": [
    "account",
    ({ app, account: { token }, target }) =>
      app.call(updateUser, {
        as: token,
        body: { email: emailOf(target), password: "Continuity-1" },
      }),
  ],
  "data-downloads-account": [
    "account",
    ({ app, account: { token } }) => app.call(downloadPersonalData, { as: token }),
  ],
  "avatars-account": [
    "account",
    ({ app, account: { token } }) => app.call(setAvatar, { as: token, file: NO_IMAGE }),
  ],
  "imports-account": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(importContacts, { as: token, params: await workspace(), file: NO_LIST }),
  ],
  "list-files-account": [
    "account",
    ({ app, account: { token } }) => app.call(downloadContactTemplate, { as: token }),
  ],
  "documents-account": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(uploadDocument, {
        as: token,
        params: await workspace(),
        body: { documentFolderId: 1 },
        file: Buffer.from("no document"),
      }),
  ],
  "floor-plans-account": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(setFloorPlan, { as: token, params: await workspace(), file: NO_IMAGE }),
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
  "repeated-alerts-organisation": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(alertResponder, {
        as: token,
        params: { ...(await workspace()), incidentId: UNKNOWN_ID, responderId: UNKNOWN_ID },
      }),
  ],
  "logos-account": [
    "account",
    async ({ app, account: { token, workspace } }) =>
      app.call(setLogo, { as: token, params: await workspace(), file: NO_IMAGE }),
  ],
};

/** Further requests that count under a limit of the table. */
export const SHARED_LIMITS: readonly (readonly [
  name: string,
  attempt: (by: Attempt) => unknown,
])[] = [
  [
    "credentials-account",
    ({ app, account, address }) =>
      app.call(signInMachine, { body: { email: account.email, password: WRONG }, address }),
  ],
  ["credentials-address", resendEmail],
  [
    "imports-account",
    async ({ app, account: { token, workspace } }) =>
      app.call(importCustomers, { as: token, params: await workspace(), file: NO_LIST }),
  ],
  [
    "list-files-account",
    async ({ app, account: { token, workspace } }) =>
      app.call(exportContacts, { as: token, params: await workspace() }),
  ],
  ["emails-account", tryRegister],
];
