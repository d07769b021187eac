import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { requestPasswordReset } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { expect, it } from "vitest";
import { systemRandom } from "../../../src/platform/secrets/random";
import { SECOND } from "../../../src/platform/clock";
import { emailsTo, PASSWORD, registerPerson, registrationOf, sentTo } from "../../factories/people";
import { testApp } from "../../setup/test-app";

/*
 * Sending an email takes time. Sent at once, it would slow down the caller's next requests and so reveal that an
 * account exists. So the email waits for a random time, even if another request wakes the outbox.
 */

/** An app whose random numbers are always the lowest or the highest possible. */
const appWith = (isHighest: boolean) =>
  testApp(undefined, {
    random: { ...systemRandom, int: (below) => (isHighest ? below - 1 : 0) },
  });

it.each([
  ["1 s", SECOND, false],
  ["5 s", 5 * SECOND, true],
])("sends an email that would reveal an account after %s", async (_name, pause, isHighest) => {
  const app = await appWith(isHighest);
  await registerPerson(app, "active@delayed.example");
  await registerPerson(app, "other@delayed.example");
  await app.call(register, { body: registrationOf("waiting@delayed.example") });
  const calls = {
    "active@delayed.example": (email: string) =>
      app.call(requestPasswordReset, { body: { email } }),
    "new@delayed.example": (email: string) => app.call(register, { body: registrationOf(email) }),
    "waiting@delayed.example": (email: string) =>
      app.call(resendConfirmation, { body: { email, password: PASSWORD } }),
  };
  for (const [email, call] of Object.entries(calls)) {
    const wakesOutbox = async () => {
      app.clock.pass(60 * SECOND);
      const body = { email: "other@delayed.example", password: PASSWORD };
      expect((await app.call(requestSignInCode, { body })).status).toBe(200);
    };
    const before = (await emailsTo(app, email)).length;
    await wakesOutbox();
    expect((await call(email)).status).toBeLessThan(300);
    for (const [passed, sent] of [
      [0, before],
      [pause - 1, before],
      [1, before + 1],
    ] as const) {
      app.clock.pass(passed);
      expect([email, passed, (await sentTo(app, email)).length]).toEqual([email, passed, sent]);
    }
  }
});

it("sends a sign-in code immediately, because the caller knows the password", async () => {
  const app = await appWith(true);
  await registerPerson(app, "quick@delayed.example");
  app.clock.pass(60 * SECOND);
  const before = (await sentTo(app, "quick@delayed.example")).length;
  await app.call(requestSignInCode, {
    body: { email: "quick@delayed.example", password: PASSWORD },
  });
  expect(await sentTo(app, "quick@delayed.example")).toHaveLength(before + 1);
});
