import { Writable } from "node:stream";
import {
  confirmAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import {
  confirmEmail,
  confirmEmailUpdate,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import { signInByLink } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import {
  declareIncident,
  readIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { openLog } from "../../../src/platform/log/log";
import { codeOf, lastEmailTo, linkOf, textMessagesTo } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import { CAFE, ownerWithPlan } from "../../factories/workspace";

/*
 * Complete flows with the most verbose log: no password, code, token or link is in a log line, in an error response,
 * nor (except hashed) in the database.
 */

const [EMAIL, NEW_EMAIL, PHONE] = ["ana@kept.example", "bea@kept.example", "+61491570156"];
const [FIRST, SECOND, WRONG] = ["First-Secret-37!", "Second-Secret-41?", "Wrong-Secret-53+"];

let app: TestApp;
let lines = "";
const refusals: string[] = [];
/** Values that must stay secret, by their name. */
const secrets: Record<string, string> = { FIRST, SECOND, WRONG };

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines += chunk.toString();
      done();
    },
  });
  const opened = await testApp(undefined, { log: openLog("trace", stream) });
  // Every request could be repeated, so the stored responses are searched too.
  let calls = 0;
  app = {
    ...opened,
    call: (endpoint, input) => {
      const headers = { "idempotency-key": `call-${(calls += 1)}`, ...input?.headers };
      return opened.call(endpoint, { ...input, headers });
    },
  };
  app.server.addHook("onSend", (_request, reply, payload, done) => {
    if (reply.statusCode >= 400 && typeof payload === "string") refusals.push(payload);
    done();
  });
});

const remember = <T extends Record<string, string>>(found: T): T => {
  for (const [name, secret] of Object.entries(found)) {
    expect([name, secret.length > 5]).toEqual([name, true]);
    secrets[`${name} ${Object.keys(secrets).length}`] = secret;
  }
  return found;
};
const linkTo = async (email: string) => {
  const { id, token } = linkOf(await lastEmailTo(app, email));
  remember({ token });
  return { id, token };
};

async function signIn(email: string, password: string) {
  const { body: answer } = await app.call(requestSignInCode, { body: { email, password } });
  const { code } = remember({ code: codeOf(await lastEmailTo(app, email)) });
  const wrong = { userId: answer.userId, otpCode: code === "000000" ? "000001" : "000000" };
  await app.call(verifySignInCode, { body: wrong });
  const body = { userId: answer.userId, otpCode: code };
  const verified = await app.call(verifySignInCode, { body });
  await app.call(verifySignInCode, { body });
  return { ...remember({ as: verified.body.access_token }), userId: answer.userId };
}

async function registerAndSignIn() {
  const names = { firstName: "Ana", lastName: "Silva" };
  const body = { email: EMAIL, password: FIRST, confirmPassword: FIRST, ...names };
  await app.call(register, { body });
  await app.call(register, { body: { ...body, confirmPassword: WRONG } });
  const link = await linkTo(EMAIL);
  await app.call(confirmEmail, { body: link });
  await app.call(confirmEmail, { body: link });
  await app.call(requestSignInCode, { body: { email: EMAIL, password: WRONG } });
  return signIn(EMAIL, FIRST);
}

async function changeEverything({ as, userId }: { as: string; userId: string }) {
  await app.call(sendMobileCode, { as, body: { userId, action: 1, phoneNumber: PHONE } });
  const message = (await textMessagesTo(app, PHONE)).at(-1) ?? "";
  const { code } = remember({ code: codeOf(message.replace(/^.*\n/, "")) });
  await app.call(verifyMobileCode, { as, body: { userId, action: 1, code } });
  await app.call(updateUser, { as, body: { phoneNumber: PHONE, otp: code, password: WRONG } });
  await app.call(updateUser, { as, body: { email: NEW_EMAIL, password: FIRST } });
  const started = await app.call(startAuthenticator, { as, body: { password: FIRST } });
  remember({ app: started.body.secret });
  await app.call(confirmAuthenticator, { as, body: { code: "000000" } });
  const change = await linkTo(NEW_EMAIL);
  await app.call(confirmEmailUpdate, { body: change });
  await app.call(confirmEmailUpdate, { body: change });
}

async function resetAndInvite() {
  await app.call(requestPasswordReset, { body: { email: NEW_EMAIL } });
  const { id: userId, token } = await linkTo(NEW_EMAIL);
  await app.call(resetPassword, { body: { userId, token, newPassword: "short" } });
  await app.call(resetPassword, { body: { userId, token, newPassword: SECOND } });
  await app.call(resetPassword, { body: { userId, token, newPassword: SECOND } });
  app.clock.pass(60_000);
  const { as } = await signIn(NEW_EMAIL, SECOND);
  const { body: answer } = await app.call(createOrganisation, { as, body: CAFE });
  const params = { orgId: answer.organisationId };
  const email = "invited@kept.example";
  await app.call(inviteMember, { as, params, body: { email, roleId: 3 } });
  const accepted = await app.call(acceptOrganisationInvitation, {
    params,
    body: await linkTo(email),
  });
  remember({ first: accepted.body.token ?? "" });
  return as;
}

/** The keys of log entries that wait on a device are sent to their reader only. */
async function respondToIncident() {
  const { token: as, planId } = await ownerWithPlan(app, "cai@kept.example");
  const body = { level: 1 as const, isExercise: false };
  const { body: declared } = await app.call(declareIncident, { as, params: { planId }, body });
  const call = { as, params: { planId, incidentId: declared.incidentId } };
  await app.call(standDownIncident, call);
  const { body: incident } = await app.call(readIncident, call);
  remember({ entryKey: incident.entryKeys[0] ?? "" });
}

/** URLs, headers and bodies that the server cannot parse, with a secret in them that it must not reveal. */
async function sendMalformed(as: string) {
  const link = Object.values(secrets).at(-1) ?? "";
  for (const url of [
    `/confirmation/email?id=1&token=${link}`,
    `/v1/user?access_token=${as}`,
    `/v1/nowhere/${link}?token=${link}`,
    `/%zz?token=${link}`,
    `/v1/user/%E0%A4%A?token=${link}`,
  ])
    await app.server.inject({ url, headers: { authorization: `Bearer ${as}x` } });
  const headers = { "content-type": "application/json" };
  for (const payload of [
    `{"email":"${EMAIL}","password":"${FIRST}`,
    `{"email":"${EMAIL}","password":"${FIRST}"} ${SECOND}`,
    `{"__proto__":{"password":"${FIRST}"}}`,
  ])
    await app.server.inject({ method: "POST", url: "/v1/auth/credential", headers, payload });
  await app.call(signInByLink, { headers: { authorization: `Link ${btoa(`${as}.x.y`)}` } });
}

/** Statements that fail while they carry a secret. */
async function breakTables() {
  const { query } = app.services.database;
  const person = { email: "broken@kept.example", firstName: "Ana", lastName: "Silva" };
  const statuses: number[] = [];
  for (const table of ["outbox_messages", "sessions", "link_tokens", "users"]) {
    const [here, away] = [sql.identifier(table), sql.identifier(`${table}_away`)];
    await query.execute(sql`alter table ${here} rename to ${away}`);
    const body = { ...person, password: FIRST, confirmPassword: FIRST };
    for (const outcome of [
      await app.call(register, { body }),
      await app.call(requestPasswordReset, { body: { email: NEW_EMAIL } }),
      await app.call(readUser, { as: secrets["FIRST"] }),
    ])
      statuses.push(outcome.status);
    await app.outbox.drain();
    await query.execute(sql`alter table ${away} rename to ${here}`);
  }
  return statuses;
}

async function everyRow() {
  const { query } = app.services.database;
  const tables = await query.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  let text = "";
  for (const { name } of tables.rows) {
    const { rows } = await query.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    text += rows.map(({ row }) => row).join("\n");
  }
  return text;
}

it("writes no secret to the log, to an error response or to the database", async () => {
  await changeEverything(await registerAndSignIn());
  const as = await resetAndInvite();
  await respondToIncident();
  await sendMalformed(as);
  await app.outbox.drain();
  const rows = await everyRow();
  for (const operation of ["createOrganisation", "declareIncident", "standDownIncident"])
    expect(rows).toContain(`"operation": "${operation}"`);
  const statuses = await breakTables();
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(5);
  // An internal error is logged with its location.
  expect(lines).toContain('"code":"42P01"');
  expect(lines).not.toContain('"detail"');
  expect(lines).toContain("Failed query: insert into");
  expect(refusals.length).toBeGreaterThan(20);
  const found = (text: string) =>
    Object.entries(secrets)
      .filter(([, secret]) => new RegExp(`(?<![\\w-])${escape(secret)}(?![\\w-])`).test(text))
      .map(([name]) => name);
  expect(Object.keys(secrets).length).toBeGreaterThan(12);
  expect(found(lines)).toEqual([]);
  expect(found(refusals.join("\n"))).toEqual([]);
  expect(found(rows)).toEqual([]);
  // Nor any hash that a password could be guessed from, nor the person's address.
  expect(lines).not.toContain("$argon2id$");
  for (const address of [EMAIL, NEW_EMAIL, PHONE, "kept.example"])
    expect(lines).not.toContain(address);
});

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
