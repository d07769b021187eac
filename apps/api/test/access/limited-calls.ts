import { addBroker } from "@holdfast/contract/admin-users/broker-endpoints";
import { inviteBroker } from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { confirmAuthenticator } from "@holdfast/contract/accounts/authenticator-endpoints";
import { exportUserTransactions } from "@holdfast/contract/subscriptions/export-endpoints";
import { createPromoCode } from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { assignSubscription } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { signInByLink, signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import {
  requestPasswordReset,
  changePassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { setAvatar, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import {
  downloadContactTemplate,
  exportContacts,
  importContacts,
  importCustomers,
} from "@holdfast/contract/directory/import-endpoints";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { setFloorPlan } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import type { TestApp } from "../setup/test-app";

/** The account, its address, and the recipient of a request; a limit counts for one of the three. */
export type Attempt = {
  readonly app: TestApp;
  readonly account: {
    readonly email: string;
    readonly userId: string;
    readonly token: string;
    /** Returns the account's organisation with a plan, created on the first call. */
    workspace(): Promise<{ readonly orgId: string; readonly planId: string }>;
    /** Returns the brokerage whose broker the account is from the first call on. */
    brokerage(): Promise<string>;
  };
  readonly address: string;
  /** An unused number, used in an email address or a phone number. */
  readonly target: number;
};
export type CountedFor = "account" | "address" | "target";

const WRONG = "Wrong-password-1";
const NO_LIST = Buffer.from("%PDF-");
const NO_IMAGE = Buffer.from("no image");
const emailOf = (target: number) => `target${target}@limits.example`;
const phoneOf = (target: number) => `+6149157${String(1_000 + target).padStart(4, "0")}`;

const requestCode = ({ app, account, address }: Attempt) =>
  app.call(requestSignInCode, { body: { email: account.email, password: WRONG }, address });
const tryCode = ({ app, account, address }: Attempt) =>
  app.call(verifySignInCode, {
    body: { userId: account.userId, otpCode: "000000" },
    address,
  });
const requestReset = ({ app, account, address }: Attempt) =>
  app.call(requestPasswordReset, { body: { email: account.email }, address });
const resendEmail = ({ app, account, address }: Attempt) =>
  app.call(resendConfirmation, { body: { email: account.email, password: WRONG }, address });
const tryRegister = ({ app, account: { email }, address }: Attempt) => {
  const names = { firstName: "Ana", lastName: "Silva" };
  const password = "Continuity-1";
  const body = { email, password, confirmPassword: password, ...names };
  return app.call(register, { body, address });
};
const requestPhoneCode = ({ app, account: { token, userId }, address, target }: Attempt) => {
  // Codes of one person must be half a minute apart.
  app.clock.pass(31_000);
  const body = { userId, action: 1 as const, phoneNumber: phoneOf(target) };
  return app.call(sendMobileCode, { as: token, body, address });
};
const tryPhoneCode = ({ app, account: { token, userId }, address }: Attempt) =>
  app.call(verifyMobileCode, {
    as: token,
    body: { userId, action: 1, code: "000000" },
    address,
  });
const invite = async ({ app, account: { token, workspace }, target }: Attempt) =>
  app.call(inviteMember, {
    as: token,
    params: await workspace(),
    body: { email: emailOf(target), roleId: 3 },
  });

const inviteToBrokerage = async ({ app, account: { token, brokerage }, target }: Attempt) =>
  app.call(inviteBroker, {
    as: token,
    params: { brokerageId: await brokerage() },
    body: { email: emailOf(target) },
  });

/** The key is unknown: the limit counts the attempt. */
const emailKey = async ({ app, account: { token, brokerage }, target }: Attempt) => {
  await brokerage();
  return app.call(assignSubscription, {
    as: token,
    body: { subscriptionKey: "0000-0000-0000-0000", email: emailOf(target) },
  });
};

/** Every limit of accounts and organisations, by its name: what it counts for, and a request that it counts. */
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
