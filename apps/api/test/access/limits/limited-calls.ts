import { addBroker } from "@holdfast/contract/admin-users/broker-endpoints";
import { confirmAuthenticator } from "@holdfast/contract/accounts/authenticator-endpoints";
import { exportUserTransactions } from "@holdfast/contract/subscriptions/export-endpoints";
import { createPromoCode } from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { signInByLink, signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { setAvatar, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import {
  downloadContactTemplate,
  exportContacts,
  importContacts,
  importCustomers,
} from "@holdfast/contract/directory/import-endpoints";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { setFloorPlan } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import {
  type Attempt,
  type LimitedCalls,
  NO_LIST,
  NO_IMAGE,
  emailOf,
  requestCode,
  tryCode,
  tryKey,
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
import { READINESS_CALLS } from "./limited-readiness-calls";

/** Every limit of accounts and organisations, by its name: what it counts for, and a request that it counts. */
export const LIMITED_CALLS: LimitedCalls = {
  ...READINESS_CALLS,
  "credentials-account": ["account", requestCode],
  "credentials-address": ["address", requestCode],
  "codes-account": ["account", tryCode],
  "codes-address": ["address", tryCode],
  "wrong-keys-account": ["account", tryKey],
  "wrong-keys-address": ["address", tryKey],
  "resets-account": ["account", requestReset],
  "resets-address": ["address", requestReset],
  "emails-account": ["account", tryRegister],
  "resends-account": ["account", resendEmail],
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
