import { generateKeyPairSync } from "node:crypto";
import {
  confirmAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import {
  confirmEmail,
  confirmEmailUpdate,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import { signInByLink } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { confirmContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  inviteParticipants,
  createExercise,
  releaseInject,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { answerInject } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { Secret } from "otpauth";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "../../../src/demo/caller";
import { MINUTE } from "../../../src/platform/clock";
import { sendInvitation } from "../../../src/features/accounts/public";
import { appCodeAt } from "../../../src/features/accounts/authenticator/app-code-rules";
import { registerPartner } from "../../../src/features/accounts/direct-sign-in/register-partner";
import { createBrokerage } from "../../../src/features/brokerages/public";
import {
  codeOf,
  lastEmailTo,
  linkOf,
  PASSWORD,
  registerPerson,
  registrationOf,
  textMessagesTo,
  signedInPerson,
  userIdOf,
} from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import {
  answerMonthlyQuestion,
  listMonthlyQuestions,
} from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { askedMember } from "../../factories/asked-member";
import { askedContact } from "../../factories/asked-contact";
import { responderOf } from "../../factories/responders";
import { ownerWithOrganisation, ownerWithPlan } from "../../factories/workspace";

/*
 * Codes, links and invitations work once, even if used at the same time in two processes: one use succeeds, the others
 * get the response of a second use, and the effect happens once.
 */

const USES = 16;

let app: TestApp;
let another: TestApp;
beforeAll(async () => {
  app = await testApp();
  another = await testApp(undefined, { sharing: app });
});
// The other process must not be sending an email that a test reads next.
afterEach(() => another.outbox.drain());

/** A use in one of the processes, from its own address. */
type Use = (at: TestApp, address: string) => Promise<{ readonly status: number }>;
/** The action in the audit trail, and its actor or subject. */
type Effect = readonly [action: string, actorOrSubject: string];
type Prepared = { readonly use: Use; readonly effect: Effect };

const requestSignInCodeOf = async (email: string) =>
  (await app.call(requestSignInCode, { body: { email, password: PASSWORD } })).body.userId;
const verificationOf = (userId: string, otpCode: string): Prepared => ({
  use: (at, address) => at.call(verifySignInCode, { body: { userId, otpCode }, address }),
  effect: ["accounts.signed-in", userId],
});

const SINGLE_USE: Readonly<
  Record<
    string,
    readonly [good: number, used: number, prepare: (email: string) => Promise<Prepared>]
  >
> = {
  "a code from an email": [
    200,
    401,
    async (email) => {
      await registerPerson(app, email);
      const userId = await requestSignInCodeOf(email);
      return verificationOf(userId, codeOf(await lastEmailTo(app, email)));
    },
  ],
  "a code from an authenticator app": [
    200,
    401,
    async (email) => {
      const as = await signedInPerson(app, email);
      const started = await app.call(startAuthenticator, { as, body: { password: PASSWORD } });
      const appSecret = Buffer.from(Secret.fromBase32(started.body.secret).bytes);
      const codeNow = () => appCodeAt(appSecret, app.clock.now());
      await app.call(confirmAuthenticator, { as, body: { code: codeNow() } });
      app.clock.pass(MINUTE);
      const userId = await requestSignInCodeOf(email);
      return verificationOf(userId, codeNow());
    },
  ],
  "the link of a contact check": [
    204,
    418,
    async (email) => {
      const cafe = await ownerWithPlan(app, email);
      const caller = callerOf(app.server, cafe.token);
      const { contact, link } = await askedContact(app, caller, cafe, `contact.${email}`);
      const body = { ...link, version: 1 };
      return {
        use: (at, address) => at.call(confirmContactCheck, { body, address }),
        effect: ["contact-checks.confirmed", contact.contactId],
      };
    },
  ],
  "the link of a monthly question": [
    200,
    418,
    async (email) => {
      const cafe = await ownerWithPlan(app, email);
      const { link } = await askedMember(app, cafe, `asked.${email}`);
      const { body: monthlyQuestions } = await app.call(listMonthlyQuestions, {
        as: cafe.token,
        params: { planId: cafe.planId },
      });
      return {
        use: (at, address) =>
          at.call(answerMonthlyQuestion, { body: { ...link, choice: 0 }, address }),
        effect: ["plans.monthly-question-answered", monthlyQuestions[0]?.monthlyQuestionId ?? ""],
      };
    },
  ],
  "the answer to a message of an exercise": [
    200,
    409,
    async (email) => {
      const cafe = await ownerWithPlan(app, email);
      const contactId = await responderOf(app, cafe, `participant.${email}`);
      const inPlan = { as: cafe.token, params: { planId: cafe.planId } };
      const { body: exercise } = await app.call(createExercise, {
        ...inPlan,
        body: {
          scenarioId: 1,
          plannedFor: "2027-01-31",
          startTime: "10:00",
          timeZone: "Australia/Sydney",
          place: "Meeting room",
          facilitatorName: "Ana Silva",
          contactIds: [contactId],
        },
      });
      const params = { ...inPlan.params, exerciseId: exercise.exerciseId };
      await app.call(inviteParticipants, { as: cafe.token, params, body: {} });
      await app.call(startExercise, { as: cafe.token, params });
      await app.call(releaseInject, { as: cafe.token, params, body: { number: 1 } });
      const link = linkOf(await lastEmailTo(app, `participant.${email}`));
      return {
        use: (at, address) =>
          at.call(answerInject, { body: { ...link, number: 1, text: "Call 000." }, address }),
        effect: ["plans.exercise-answered", exercise.participants[0]?.participantId ?? ""],
      };
    },
  ],
  "an activation link": [
    204,
    418,
    async (email) => {
      await app.call(register, { body: registrationOf(email) });
      const body = linkOf(await lastEmailTo(app, email));
      return {
        use: (at, address) => at.call(confirmEmail, { body, address }),
        effect: ["accounts.activated", body.id],
      };
    },
  ],
  "an email change link": [
    204,
    418,
    async (email) => {
      const as = await signedInPerson(app, email);
      const to = `new.${email}`;
      await app.call(updateUser, { as, body: { email: to, password: PASSWORD } });
      const body = linkOf(await lastEmailTo(app, to));
      return {
        use: (at, address) => at.call(confirmEmailUpdate, { body, address }),
        effect: ["accounts.email-changed", body.id],
      };
    },
  ],
  "a password reset link": [
    204,
    418,
    async (email) => {
      await registerPerson(app, email);
      await app.call(requestPasswordReset, { body: { email } });
      const { id: userId, token } = linkOf(await lastEmailTo(app, email));
      const body = { userId, token, newPassword: "Tide-and-Anchor-7" };
      return {
        use: (at, address) => at.call(resetPassword, { body, address }),
        effect: ["accounts.password-reset", userId],
      };
    },
  ],
  "an invitation to an organisation": [
    200,
    418,
    async (email) => {
      await registerPerson(app, email);
      const { token: as, organisationId } = await ownerWithOrganisation(app, `owner.${email}`);
      const params = { orgId: organisationId };
      await app.call(inviteMember, { as, params, body: { email, roleId: 3 } });
      const body = linkOf(await lastEmailTo(app, email));
      return {
        use: (at, address) => at.call(acceptOrganisationInvitation, { params, body, address }),
        effect: ["accounts.invitation-accepted", body.id],
      };
    },
  ],
  "an invitation of a person without an account": [
    204,
    418,
    async (email) => {
      const { token: as, organisationId } = await ownerWithOrganisation(app, `owner.${email}`);
      const params = { orgId: organisationId };
      await app.call(inviteMember, { as, params, body: { email, roleId: 3 } });
      const { id, token } = linkOf(await lastEmailTo(app, email));
      const body = { userId: id, token, newPassword: PASSWORD, agreementsAccepted: true } as const;
      return {
        use: (at, address) => at.call(resetPassword, { body, address }),
        effect: ["accounts.invitation-accepted", id],
      };
    },
  ],
  "an invitation to a brokerage": [
    200,
    418,
    async (email) => {
      await registerPerson(app, email);
      const brokerageId = await app.services.database.transaction(async (tx) => {
        const id = await createBrokerage(tx, app.services, { name: "Lantern" });
        const to = { brokerageId: id };
        const invitation = { email, to, place: "Lantern", addedByUserId: null };
        await sendInvitation(tx, app.services, invitation);
        return id;
      });
      const body = linkOf(await lastEmailTo(app, email));
      const params = { brokerageId };
      return {
        use: (at, address) => at.call(acceptBrokerageInvitation, { params, body, address }),
        effect: ["accounts.invitation-accepted", body.id],
      };
    },
  ],
  "a partner's link": [
    200,
    401,
    async (email) => {
      await registerPerson(app, email);
      const keys = generateKeyPairSync("ed25519");
      const key = keys.publicKey.export({ type: "spki", format: "pem" }).toString();
      await app.services.database.transaction((tx) =>
        registerPartner(tx, app.services, { name: "Portal", key }),
      );
      const iat = Math.floor(app.clock.now().getTime() / 1_000);
      const jwt = await new SignJWT({ iss: "Portal", sub: email, jti: "one", iat, exp: iat + 60 })
        .setAudience(app.services.config.publicUrl)
        .setProtectedHeader({ alg: "EdDSA" })
        .sign(keys.privateKey);
      const authorization = `Link ${Buffer.from(jwt).toString("base64")}`;
      const { rows } = await app.services.database.query.execute<{ id: string }>(
        sql`select id from users where email_key = ${email}`,
      );
      return {
        use: (at, address) => at.call(signInByLink, { headers: { authorization }, address }),
        effect: ["accounts.signed-in", rows[0]?.id ?? ""],
      };
    },
  ],
};

const happened = async ([action, who]: Effect) => {
  const { rows } = await app.services.database.query.execute<{ count: number }>(sql`
    select count(*)::int as count from audit_events
    where action = ${action} and (actor_user_id::text = ${who} or subject = ${who})`);
  return rows[0]?.count ?? 0;
};
const atOnce = (use: Use) =>
  Promise.all(
    Array.from({ length: USES }, (_, at) => use(at % 2 ? another : app, `192.0.2.${at}`)),
  );

describe.each(Object.entries(SINGLE_USE))("%s", (what, [good, used, prepare]) => {
  it("works once, also with parallel uses in two processes", async () => {
    const email = `${what.replaceAll(/\W+/g, ".")}@once.example`;
    const { use, effect } = await prepare(email);
    const before = await happened(effect);
    const statuses = (await atOnce(use)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([good, ...Array<number>(USES - 1).fill(used)]);
    expect((await use(app, "192.0.2.200")).status).toBe(used);
    expect(await happened(effect)).toBe(before + 1);
  });
});

describe("a code sent to a phone", () => {
  async function sentTo(email: string, phoneNumber: string) {
    const as = await signedInPerson(app, email);
    const userId = await userIdOf(app, as);
    await app.call(sendMobileCode, { as, body: { userId, action: 1, phoneNumber } });
    const message = (await textMessagesTo(app, phoneNumber)).at(-1) ?? "";
    return { as, userId, code: codeOf(message.replace(/^.*\n/, "")) };
  }

  it("saves its number once, even if saved concurrently", async () => {
    const phoneNumber = "+61491571801";
    const { as, userId, code } = await sentTo("saved@once.example", phoneNumber);
    await app.call(verifyMobileCode, { as, body: { userId, action: 1, code } });
    const save: Use = (at) =>
      at.call(updateUser, { as, body: { phoneNumber, otp: code, password: PASSWORD } });
    const saves = [save, save, save, save, save, save];
    const outcomes = await Promise.all(saves.map((save, at) => save(at % 2 ? another : app, "")));
    // A later one has nothing left to change.
    const others = outcomes.filter(({ status }) => status !== 200 && status !== 400);
    expect(others).toEqual([]);
    expect(await happened(["accounts.second-factor-changed", userId])).toBe(1);
  });

  it("allows five attempts in total across concurrent guesses", async () => {
    const { as, userId, code } = await sentTo("guessed@once.example", "+61491571802");
    const wrong = code === "000000" ? "000001" : "000000";
    const guess =
      (guessed: string): Use =>
      (at, address) =>
        at.call(verifyMobileCode, { as, body: { userId, action: 1, code: guessed }, address });
    const statuses = (await atOnce(guess(wrong))).map(({ status }) => status);
    expect(statuses).toEqual(Array<number>(USES).fill(400));
    expect((await guess(code)(app, "192.0.2.200")).status).toBe(400);
  });
});
