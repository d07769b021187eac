import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  codeOf,
  lastEmailTo,
  PASSWORD,
  registrationOf,
  signedInPerson,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { users } from "../accounts-table";
import { userByEmail } from "../users-store";

/* The agreements promise that failed sign-ins are logged; so is every guess at a password or code. */

const EMAIL = "ana@audit.example";
const WRONG = "Wrong-password-1";

let app: TestApp;
let as = "";
let id = "";
beforeAll(async () => {
  app = await testApp();
  as = await signedInPerson(app, EMAIL);
  id = (await userByEmail(app.services.database.query, EMAIL))?.id ?? "";
});

let addresses = 0;
/** Returns the status of a call and the audit events recorded for its network address. */
async function eventsOf(call: (address: string) => Promise<{ readonly status: number }>) {
  const address = `192.0.2.${(addresses += 1)}`;
  const { status } = await call(address);
  const { rows } = await app.services.database.query.execute<{
    action: string;
    actor: string | null;
    subject: string | null;
    detail: object;
  }>(
    sql`select action, actor_user_id as actor, subject, detail from audit_events
      where address = ${address} order by id`,
  );
  return { status, rows };
}
const wrongCode = (right: string) => (right === "000000" ? "000001" : "000000");

describe("the audit event of a wrong guess", () => {
  it("records a wrong guess at a code that was sent, and at one for an unknown user", async () => {
    app.clock.pass(60_000);
    await app.call(requestSignInCode, { body: { email: EMAIL, password: PASSWORD } });
    const otpCode = wrongCode(codeOf(await lastEmailTo(app, EMAIL)));
    for (const userId of [id, app.services.newId()])
      expect(
        await eventsOf((address) =>
          app.call(verifySignInCode, { body: { userId, otpCode }, address }),
        ),
      ).toEqual({
        status: 401,
        rows: [{ action: "accounts.code-refused", actor: null, subject: userId, detail: {} }],
      });
  });

  it("records a wrong guess at an authenticator app's code", async () => {
    await app.call(startAuthenticator, { as, body: { password: PASSWORD } });
    const refused = { action: "accounts.code-refused", subject: id, detail: {} };
    const setUp = await eventsOf((address) =>
      app.call(confirmAuthenticator, { as, body: { code: "000000" }, address }),
    );
    expect(setUp).toEqual({ status: 400, rows: [{ ...refused, actor: id }] });
    const { query } = app.services.database;
    const withApp = {
      otpType: OTP_TYPES.authenticator,
      authenticatorConfirmedAt: app.clock.now(),
    };
    await query.update(users).set(withApp);
    await app.call(requestSignInCode, { body: { email: EMAIL, password: PASSWORD } });
    const signIn = await eventsOf((address) =>
      app.call(verifySignInCode, { body: { userId: id, otpCode: "000000" }, address }),
    );
    expect(signIn).toEqual({ status: 401, rows: [{ ...refused, actor: null }] });
    await query.update(users).set({ otpType: OTP_TYPES.email, authenticatorConfirmedAt: null });
  });

  it("records a wrong guess at a phone's code", async () => {
    const body = { userId: id, action: 1, phoneNumber: "+61491570156" } as const;
    await app.call(sendMobileCode, { as, body });
    const events = await eventsOf((address) =>
      app.call(verifyMobileCode, {
        as,
        body: { userId: id, action: 1, code: "000000" },
        address,
      }),
    );
    expect(events).toEqual({
      status: 400,
      rows: [{ action: "accounts.code-refused", actor: id, subject: id, detail: {} }],
    });
  });

  it("records a wrong guess at the user's own password, on every endpoint that requires it", async () => {
    const refused = { action: "accounts.password-refused", actor: id, subject: id, detail: {} };
    const body = { password: WRONG };
    const newPassword = "Tide-and-Anchor-7";
    for (const call of [
      (address: string) => app.call(startAuthenticator, { as, body, address }),
      (address: string) => app.call(removeAuthenticator, { as, body, address }),
      (address: string) =>
        app.call(changePassword, { as, body: { ...body, newPassword }, address }),
      (address: string) =>
        app.call(updateUser, { as, body: { ...body, email: "new@audit.example" }, address }),
    ])
      expect(await eventsOf(call)).toEqual({ status: 400, rows: [refused] });
  });

  it("records a wrong guess at the password of a request to resend the activation email", async () => {
    for (const [email, subject] of [
      [EMAIL, id],
      ["nobody@audit.example", "nobody"],
    ] as const)
      expect(
        await eventsOf((address) =>
          app.call(resendConfirmation, { body: { email, password: WRONG }, address }),
        ),
      ).toEqual({
        status: 401,
        rows: [{ action: "accounts.password-refused", actor: null, subject, detail: {} }],
      });
  });
});

it("records a registration, and whether it created an account", async () => {
  for (const [email, isNew] of [
    ["bea@audit.example", true],
    ["bea@audit.example", false],
    [EMAIL, false],
  ] as const) {
    const body = registrationOf(email, { firstName: "Bea", lastName: "Moss" });
    const { status, rows } = await eventsOf((address) => app.call(register, { body, address }));
    const subject = (await userByEmail(app.services.database.query, email))?.id;
    const event = { action: "accounts.registered", actor: null, subject, detail: { isNew } };
    expect({ status, rows }).toEqual({ status: 201, rows: [event] });
  }
});
