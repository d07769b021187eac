import {
  confirmEmail,
  resendConfirmation,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { activationSentTo, register } from "@holdfast/contract/accounts/register";
import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import {
  codeOf,
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  registerPerson,
  registrationOf,
  signedInPerson,
  signIn,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const credentials = (email: string) => ({ email, password: PASSWORD });

describe("registration", () => {
  test("answers 201 and sends the activation email", async () => {
    const { status, body: answer } = await app.call(register, {
      body: registrationOf("new@cafe.example"),
    });
    expect(status).toBe(201);
    expect(answer.message).toBe(activationSentTo("new@cafe.example"));
    expect(await lastEmailTo(app, "new@cafe.example")).toContain("/confirmation/email?id=");
  });

  test("rejects each invalid field with its message", async () => {
    const { status, problem } = await app.call(register, {
      body: { email: "no", password: "short", confirmPassword: "", firstName: " ", lastName: "" },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: "email", message: "Please input an valid email." },
      {
        path: "password",
        message:
          "Password must be at least 6 characters and contain at least one lowercase letter, one uppercase letter, one digit and one special character.",
      },
      { path: "confirmPassword", message: "Please confirm your password." },
      { path: "firstName", message: "Please input your first name." },
      { path: "lastName", message: "Please input your last name." },
    ]);
  });

  test("rejects two passwords that differ", async () => {
    const { problem } = await app.call(register, {
      body: { ...registrationOf("differ@cafe.example"), confirmPassword: "Continuity-2" },
    });
    expect(problem.errors).toEqual([
      { path: "confirmPassword", message: "Two passwords that you enter is inconsistent." },
    ]);
  });

  test("does not reveal that an address has an account, and does not change its password", async () => {
    await registerPerson(app, "known@cafe.example");
    const again = await app.call(register, {
      body: {
        ...registrationOf("KNOWN@cafe.example"),
        password: "Another-1",
        confirmPassword: "Another-1",
      },
    });
    expect(again.status).toBe(201);
    expect((await emailsTo(app, "known@cafe.example")).at(-1)).toContain("already has an account");
    const signedIn = await app.call(requestSignInCode, { body: credentials("known@cafe.example") });
    expect(signedIn.status).toBe(200);
  });
});

describe("activation", () => {
  test("works once, for its own account", async () => {
    await app.call(register, { body: registrationOf("active@cafe.example") });
    const link = linkOf(await lastEmailTo(app, "active@cafe.example"));
    const foreign = await app.call(confirmEmail, {
      body: { ...link, id: app.services.newId() },
    });
    expect([foreign.status, foreign.problem.detail]).toEqual([
      400,
      "This user does not exist. Please register or log in another account.",
    ]);
    expect((await app.call(confirmEmail, { body: link })).status).toBe(204);
    const twice = await app.call(confirmEmail, { body: link });
    expect([twice.status, twice.problem.detail]).toEqual([
      418,
      "Your account is already active. Log in.",
    ]);
  });

  test("succeeds once if used concurrently", async () => {
    await app.call(register, { body: registrationOf("parallel@cafe.example") });
    const body = linkOf(await lastEmailTo(app, "parallel@cafe.example"));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => app.call(confirmEmail, { body })),
    );
    expect(outcomes.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test("sends an activation again, and rejects the earlier link", async () => {
    await app.call(register, { body: registrationOf("again@cafe.example") });
    const first = linkOf(await lastEmailTo(app, "again@cafe.example"));
    const refused = await app.call(requestSignInCode, { body: credentials("again@cafe.example") });
    expect([refused.status, refused.problem.code]).toEqual([403, "account-not-activated"]);
    expect(
      (await app.call(resendConfirmation, { body: credentials("again@cafe.example") })).status,
    ).toBe(204);
    expect((await app.call(confirmEmail, { body: first })).status).toBe(418);
    const second = linkOf(await lastEmailTo(app, "again@cafe.example"));
    expect((await app.call(confirmEmail, { body: second })).status).toBe(204);
  });
});

describe("signing in", () => {
  test("accepts the password, then the emailed code, and opens the session", async () => {
    const token = await signedInPerson(app, "owner@cafe.example");
    const { status, body: answer } = await app.call(readUser, { as: token });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ email: "owner@cafe.example", otpType: 2, avatarUrl: null });
    const broker = await app.call(readBroker, { as: token });
    expect(broker.body).toMatchObject({ brokerId: null, brokerageId: null });
  });

  test("answers the same for an unknown account and a wrong password", async () => {
    const outcomes = await Promise.all([
      app.call(requestSignInCode, { body: credentials("nobody@cafe.example") }),
      app.call(requestSignInCode, { body: { email: "owner@cafe.example", password: "Wrong-1" } }),
    ]);
    expect(outcomes.map(({ status, problem }) => [status, problem])).toEqual(
      outcomes.map(() => [401, outcomes[0].problem]),
    );
    expect(outcomes[0].problem.detail).toBe("The email or password is incorrect.");
  });

  test("reports each missing or malformed field", async () => {
    const blank = await app.call(requestSignInCode, { body: { email: " ", password: "" } });
    expect([blank.status, blank.problem.errors]).toEqual([
      400,
      [
        { path: "email", message: "Username is required" },
        { path: "password", message: "Password is required" },
      ],
    ]);
    const userId = app.services.newId();
    for (const [otpCode, message] of [
      ["", "One-time passcode is required."],
      ["12345a", "Please use digits only."],
      [" - ", "One-time passcode is required."],
      ["123 456 7", "Please use at most 6 digits."],
    ] as const) {
      const { status, problem } = await app.call(verifySignInCode, {
        body: { otpCode, userId },
      });
      expect([status, problem.errors]).toEqual([400, [{ path: "otpCode", message }]]);
    }
  });

  test("rejects even the right code after five wrong tries", async () => {
    await registerPerson(app, "tries@cafe.example");
    const { body: answer } = await app.call(requestSignInCode, {
      body: credentials("tries@cafe.example"),
    });
    const right = codeOf(await lastEmailTo(app, "tries@cafe.example"));
    const wrong = right === "000000" ? "000001" : "000000";
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, problem } = await app.call(verifySignInCode, {
        body: { userId: answer.userId, otpCode: wrong },
      });
      expect([status, problem.detail]).toEqual([
        401,
        "The code is invalid. Please resend the code and try again.",
      ]);
    }
    const late = await app.call(verifySignInCode, {
      body: { userId: answer.userId, otpCode: right },
    });
    expect(late.status).toBe(401);
  });

  test("issues one token if a code is used concurrently", async () => {
    await registerPerson(app, "once@cafe.example");
    const { body: answer } = await app.call(requestSignInCode, {
      body: credentials("once@cafe.example"),
    });
    const otpCode = codeOf(await lastEmailTo(app, "once@cafe.example"));
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.call(verifySignInCode, { body: { userId: answer.userId, otpCode } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a code works for ten minutes and is resent after 30 seconds at the earliest", async () => {
    await registerPerson(app, "slow@cafe.example");
    const body = credentials("slow@cafe.example");
    const { body: answer } = await app.call(requestSignInCode, { body });
    const soon = await app.call(requestSignInCode, { body });
    expect([soon.status, soon.body]).toEqual([200, { ...answer, isNewCode: false }]);
    const otpCode = codeOf(await lastEmailTo(app, "slow@cafe.example"));
    app.clock.pass(10 * 60_000);
    const late = await app.call(verifySignInCode, { body: { userId: answer.userId, otpCode } });
    expect(late.status).toBe(401);
    expect((await app.call(requestSignInCode, { body })).status).toBe(200);
  });

  test("a session ends when it expires and on sign-out", async () => {
    await registerPerson(app, "leaver@cafe.example");
    const token = await signIn(app, "leaver@cafe.example");
    expect((await app.call(signOut, { as: token })).status).toBe(204);
    expect((await app.call(readUser, { as: token })).status).toBe(401);
    const next = await signIn(app, "leaver@cafe.example");
    app.clock.pass(12 * 60 * 60_000 + 1);
    expect((await app.call(readUser, { as: next })).status).toBe(401);
  });
});

test("a call without a token gets a problem document", async () => {
  const { status, problem, headers } = await app.call(readUser);
  expect(status).toBe(401);
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(problem).toEqual({
    title: "Not signed in",
    status: 401,
    code: "sign-in-required",
    detail: "Please log in to continue.",
  });
});
