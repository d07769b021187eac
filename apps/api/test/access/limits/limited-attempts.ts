import { inviteBroker } from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { assignSubscription } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { requestPasswordReset } from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { renewPlan } from "@holdfast/contract/plans/plan-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import type { TestApp } from "../../setup/test-app";

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
type CountedFor = "account" | "address" | "target";

/** By the name of a limit: what it counts for, and a request that it counts. */
export type LimitedCalls = Readonly<
  Record<
    string,
    readonly [
      countedFor: CountedFor,
      attempt: (by: Attempt) => Promise<{ status: number; problem: unknown; headers: object }>,
    ]
  >
>;

export const WRONG = "Wrong-password-1";
export const NO_LIST = Buffer.from("%PDF-");
export const NO_IMAGE = Buffer.from("no image");
export const emailOf = (target: number) => `target${target}@limits.example`;
const phoneOf = (target: number) => `+61491${500_000 + target}`;

export const requestCode = ({ app, account, address }: Attempt) =>
  app.call(requestSignInCode, { body: { email: account.email, password: WRONG }, address });
export const tryCode = ({ app, account, address }: Attempt) =>
  app.call(verifySignInCode, {
    body: { userId: account.userId, otpCode: "000000" },
    address,
  });
export const tryKey = async ({ app, account: { token, workspace }, address }: Attempt) => {
  const { planId } = await workspace();
  return app.call(renewPlan, { as: token, params: { planId }, body: { key: "GUESSED" }, address });
};
export const requestReset = ({ app, account, address }: Attempt) =>
  app.call(requestPasswordReset, { body: { email: account.email }, address });
export const resendEmail = ({ app, account, address }: Attempt) =>
  app.call(resendConfirmation, { body: { email: account.email, password: WRONG }, address });
export const tryRegister = ({ app, account: { email }, address }: Attempt) => {
  const names = { firstName: "Ana", lastName: "Silva" };
  const password = "Continuity-1";
  const body = { email, password, confirmPassword: password, ...names };
  return app.call(register, { body, address });
};
export const requestPhoneCode = ({ app, account: { token, userId }, address, target }: Attempt) => {
  // Codes of one person must be half a minute apart.
  app.clock.pass(31_000);
  const body = { userId, action: 1 as const, phoneNumber: phoneOf(target) };
  return app.call(sendMobileCode, { as: token, body, address });
};
export const tryPhoneCode = ({ app, account: { token, userId }, address }: Attempt) =>
  app.call(verifyMobileCode, {
    as: token,
    body: { userId, action: 1, code: "000000" },
    address,
  });
export const invite = async ({ app, account: { token, workspace }, target }: Attempt) =>
  app.call(inviteMember, {
    as: token,
    params: await workspace(),
    body: { email: emailOf(target), roleId: 3 },
  });

export const inviteToBrokerage = async ({ app, account: { token, brokerage }, target }: Attempt) =>
  app.call(inviteBroker, {
    as: token,
    params: { brokerageId: await brokerage() },
    body: { email: emailOf(target) },
  });

/** The key is unknown: the limit counts the attempt. */
export const emailKey = async ({ app, account: { token, brokerage }, target }: Attempt) => {
  await brokerage();
  return app.call(assignSubscription, {
    as: token,
    body: { subscriptionKey: "0000-0000-0000-0000", email: emailOf(target) },
  });
};
