import {
  confirmEmail,
  confirmEmailUpdate,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { changeMemberRole } from "@holdfast/contract/organisations/member-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { lastEmailTo, linkOf, PASSWORD, registerPerson, signedInPerson } from "../factories/people";
import { testApp, type TestApp } from "../setup/test-app";
import { ownerWithPlan, expirePlan, type PlanWorkspace } from "../factories/workspace";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";

/*
 * The error catalogue of the specification (accounts, section 8), entry by entry, for access and accounts: the server's
 * messages, to the letter. What the screen shows, and the web test for it, is in
 * scripts/checks/error-catalogue-on-screen.test.ts.
 */

let app: TestApp;
let owner: PlanWorkspace;
let person: { readonly as: string; readonly userId: string };
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "owner@catalogue.example");
  const as = await signedInPerson(app, "ana@catalogue.example");
  person = { as, userId: (await app.call(readUser, { as })).body.id };
});

const TOKEN = "a".repeat(43);
const names = { firstName: "Ana", lastName: "Silva" };
const registration = (email: string) => ({
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...names,
});

type ServerResponse = {
  readonly status: number;
  readonly problem: { detail?: string; message?: string; errors?: readonly { message: string }[] };
};
const SERVER_RESPONSES: Readonly<
  Record<string, readonly [status: number, message: string, call: () => Promise<unknown>]>
> = {
  "Any HTTP 401": [401, "Please log in to continue.", () => app.call(readUser, { as: TOKEN })],
  "402": [
    402,
    "Payment required.",
    async () => {
      await expirePlan(app, owner.planId);
      const params = { planId: owner.planId };
      return app.call(setMtpd, { as: owner.token, params, body: { mtpdId: 9 } });
    },
  ],
  "Authentication failure": [
    403,
    "Sorry, we could not authenticate you. Please activate your account. If you did not receive the confirmation email, please click the Resend button.",
    async () => {
      await app.call(register, { body: registration("new@catalogue.example") });
      const body = { email: "new@catalogue.example", password: PASSWORD };
      return app.call(requestSignInCode, { body });
    },
  ],
  "Login 401, OTP send 401": [
    401,
    "The email or password is incorrect.",
    () =>
      app.call(requestSignInCode, {
        body: { email: "ana@catalogue.example", password: "Wrong-1" },
      }),
  ],
  "OTP verify 401": [
    401,
    "The code is invalid. Please resend the code and try again.",
    () => app.call(verifySignInCode, { body: { userId: person.userId, otpCode: "123456" } }),
  ],
  "Register 400": [
    400,
    "This password is too common. Please choose another.",
    () =>
      app.call(register, {
        body: {
          ...registration("common@catalogue.example"),
          password: "Password1!",
          confirmPassword: "Password1!",
        },
      }),
  ],
  "Register success": [
    201,
    "An email with a link to activate your account has been sent to fresh@catalogue.example.",
    () => app.call(register, { body: registration("fresh@catalogue.example") }),
  ],
  "Email confirm 400": [
    400,
    "This user does not exist. Please register or log in another account.",
    () => app.call(confirmEmail, { body: { id: app.services.newId(), token: TOKEN } }),
  ],
  "Email confirm 400, truncated link": [
    400,
    "This user does not exist. Please register or log in another account.",
    () => app.call(confirmEmail, { body: { id: "cut", token: TOKEN } }),
  ],
  "Email confirm 418": [
    418,
    "The user token is invalid or expired. please log in and resend the confirmation email.",
    () => app.call(confirmEmail, { body: { id: person.userId, token: TOKEN } }),
  ],
  "Email update failure": [
    418,
    "The link is invalid or expired. Please log in and change your email again.",
    () => app.call(confirmEmailUpdate, { body: { id: person.userId, token: TOKEN } }),
  ],
  "Invalid invitation": [
    418,
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
    () =>
      app.call(acceptOrganisationInvitation, {
        params: { orgId: owner.organisationId },
        body: { id: app.services.newId(), token: TOKEN },
      }),
  ],
  "Invalid invitation, of a brokerage": [
    418,
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
    () =>
      app.call(acceptBrokerageInvitation, {
        params: { brokerageId: app.services.newId() },
        body: { id: app.services.newId(), token: TOKEN },
      }),
  ],
  "Reset email success": [
    200,
    "If this email address is registered, you will receive an email with password reset instructions in a moment.",
    () => app.call(requestPasswordReset, { body: { email: "ana@catalogue.example" } }),
  ],
  "Reset email success, unknown address": [
    200,
    "If this email address is registered, you will receive an email with password reset instructions in a moment.",
    () => app.call(requestPasswordReset, { body: { email: "nobody@catalogue.example" } }),
  ],
  "Activation failure, password update failure": [
    418,
    "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.",
    () =>
      app.call(resetPassword, {
        body: { userId: person.userId, token: TOKEN, newPassword: "Tide-and-Anchor-7" },
      }),
  ],
  "Profile update 409": [
    409,
    "Sorry, this email is already exist",
    () =>
      app.call(updateUser, {
        as: person.as,
        body: { email: "owner@catalogue.example", password: PASSWORD },
      }),
  ],
  "Email update 409": [
    409,
    "Sorry, this email is already exist",
    async () => {
      const email = "meanwhile@catalogue.example";
      await app.call(updateUser, { as: person.as, body: { email, password: PASSWORD } });
      const body = linkOf(await lastEmailTo(app, email));
      await registerPerson(app, email);
      return app.call(confirmEmailUpdate, { body });
    },
  ],
  "Invalid phone": [
    400,
    "Please add a valid number.",
    () =>
      app.call(sendMobileCode, {
        as: person.as,
        body: { userId: person.userId, action: 1, phoneNumber: "+610000" },
      }),
  ],
  "Invalid phone, wrong code": [
    400,
    "Please enter a valid code",
    () =>
      app.call(verifyMobileCode, {
        as: person.as,
        body: { userId: person.userId, action: 1, code: "123456" },
      }),
  ],
  "Verification code has been sent.": [
    200,
    "Verification code has been sent.",
    () =>
      app.call(sendMobileCode, {
        as: person.as,
        body: { userId: person.userId, action: 1, phoneNumber: "+61491570156" },
      }),
  ],
  "Contact and user operations": [
    409,
    "An organisation needs at least one owner.",
    async () => {
      const { id } = (await app.call(readUser, { as: owner.token })).body;
      return app.call(changeMemberRole, {
        as: owner.token,
        params: { orgId: owner.organisationId, userId: id },
        body: { roleId: 3 },
      });
    },
  ],
  Generic: [
    500,
    "Sorry, an error occurred. Please try again later.",
    async () => {
      const { query } = app.services.database;
      await query.execute(sql`alter table organisation_members rename to members_renamed`);
      const outcome = await app.call(readUser, { as: person.as });
      await query.execute(sql`alter table members_renamed rename to organisation_members`);
      return outcome;
    },
  ],
};

describe("the server responds, to the letter", () => {
  it.each(Object.entries(SERVER_RESPONSES))(
    "responds to the letter: %s",
    async (_row, [status, expected, call]) => {
      const response = (await call()) as ServerResponse;
      const { detail, message, errors } = response.problem;
      expect([response.status, errors?.[0]?.message ?? message ?? detail]).toEqual([
        status,
        expected,
      ]);
    },
  );
});
