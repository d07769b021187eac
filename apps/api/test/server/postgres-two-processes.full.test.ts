import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { createPlan, listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { readBrokerage } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { createPromoCode } from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { issueSubscriptions } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../src/platform/database/database";
import { demoInstallation, sharedInstallation, type Installation } from "../setup/installation";
import { codeOf, linkOf, PASSWORD } from "../factories/people";
import { textPart } from "../../src/platform/mail/read-email";
import { type RunningApp, runHoldfast, startServer } from "../setup/running-app";
import { afterThisFile, type TestDatabase, testFolder } from "../database/test-database";

/* Two API processes with separate directories on one PostgreSQL, as behind a load balancer. */

let installation: Installation;
let folders: readonly string[];
let a: RunningApp;
let b: RunningApp;
let plan: { planId: string; organisationId: string; branchId: string };
let database: Pick<TestDatabase, "query">;

beforeAll(async () => {
  installation = await demoInstallation(await sharedInstallation());
  folders = [await testFolder(), await testFolder()];
  const [first = "", second = ""] = folders;
  [a, b] = await Promise.all([
    startServer({ ...installation.settings, DATA_DIR: first }),
    startServer({ ...installation.settings, DATA_DIR: second }),
  ]);
  const opened = await openDatabase({
    dataDir: first,
    databaseUrl: installation.settings["DATABASE_URL"],
    log: pino({ level: "error" }),
  });
  afterThisFile(() => opened.close());
  database = opened;
  const { answer } = await a.call(listPlans, { as: installation.owner });
  if (!answer[0]) throw new Error("There is no plan.");
  plan = answer[0];
});

/** Returns all emails of both processes, as address and text. */
async function sentEmails() {
  const found: { to: string; text: string }[] = [];
  for (const folder of folders) {
    const outbox = path.join(folder, "outbox");
    const names = await readdir(outbox).catch(() => []);
    for (const name of names.filter((file) => file.endsWith(".eml"))) {
      const source = await readFile(path.join(outbox, name), "utf8");
      found.push({ to: /^To: (.*)$/m.exec(source)?.[1] ?? "", text: textPart(source) });
    }
  }
  return found;
}

const newcomer = (number: number) => ({
  email: `newcomer${number}@two.example`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: "New",
  lastName: "Comer",
});

it("a session of one process is valid in the other, and ends in both", async () => {
  const requested = await a.call(requestSignInCode, {
    body: { email: "owner@demo.example", password: PASSWORD },
  });
  const { userId } = requested.answer;
  const code = await vi.waitFor(
    async () => {
      const message = (await sentEmails()).find(({ to }) => to === "owner@demo.example");
      if (!message) throw new Error("The email with the code has not arrived.");
      return codeOf(message.text);
    },
    { timeout: 60_000 },
  );
  // A code from one process is accepted by the other: both hash with the same secret.
  const verified = await b.call(verifySignInCode, { body: { userId, otpCode: code } });
  const as = verified.answer.access_token;
  expect((await a.call(readUser, { as })).answer.email).toBe("owner@demo.example");
  expect((await a.call(signOut, { as })).status).toBe(204);
  expect((await b.call(readUser, { as })).status).toBe(401);
  // Neither process accepts the code again.
  for (const server of [a, b])
    expect((await server.call(verifySignInCode, { body: { userId, otpCode: code } })).status).toBe(
      401,
    );
});

it("what one process writes, the other reads at once", async () => {
  const params = { orgId: plan.organisationId };
  for (const [writer, reader] of [
    [a, b],
    [b, a],
  ] as const) {
    const body = { firstName: "Both", lastName: writer.url, contactTypeId: 1, workTypeId: 1 };
    const made = await writer.call(createContact, { as: installation.owner, params, body });
    const { answer } = await reader.call(listContacts, { as: installation.owner, params });
    expect(answer).toContainEqual(made.answer);
  }
});

it("accepts a key once when both processes use it concurrently", async () => {
  const issued = await runHoldfast(["keys", "issue", "--quantity", "3"], installation.settings);
  for (const key of issued.out.trimEnd().split("\n")) {
    const uses = Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? a : b).call(createPlan, {
        as: installation.owner,
        body: { name: key, branchId: plan.branchId, key, currency: "AUD", contacts: [] },
      }),
    );
    const statuses = (await Promise.all(uses)).map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => WRONG_KEY.has(status))).toHaveLength(19);
    await forgetWrongKeys();
    const { answer } = await a.call(listPlans, { as: installation.owner });
    expect(answer.filter(({ name }) => name === key)).toHaveLength(1);
  }
});

/** After ten wrong keys in an hour, a person's others are not tried. */
const WRONG_KEY: ReadonlySet<number> = new Set([400, 429]);
const forgetWrongKeys = () =>
  database.query.execute(sql`delete from rate_limits where key like 'wrong-keys-%'`);

const USES = 200;
/** A call that waits too long for its turn is refused before it begins, and can be repeated. */
const BUSY = 503;

describe(`${USES} parallel uses in both processes`, () => {
  /** Counts the answers by status. A refused call is repeated once all others are answered, or it would use up the person's rate. */
  const uses = async (use: (at: RunningApp) => Promise<{ readonly status: number }>) => {
    const counts: Record<string, number> = {};
    let left = USES;
    while (left > 0) {
      const answers = await Promise.all(
        Array.from({ length: left }, (_, at) => use(at % 2 ? a : b)),
      );
      const final = answers.filter(({ status }) => status !== BUSY);
      for (const { status } of final) counts[status] = (counts[status] ?? 0) + 1;
      left -= final.length;
    }
    return counts;
  };
  const createPlanWith = (key: string) => (at: RunningApp) =>
    at.call(createPlan, {
      as: installation.owner,
      body: { name: key, branchId: plan.branchId, key, currency: "AUD", contacts: [] },
    });
  /** Returns how many uses succeeded, and how many were refused. */
  const usesOfKey = async (key: string) => {
    const counts = await uses(createPlanWith(key));
    const { 201: made, 400: refused = 0, 429: untried = 0, ...others } = counts;
    await forgetWrongKeys();
    return [made, refused + untried, others];
  };
  const remaining = async () => {
    const as = installation.broker;
    const { brokerageId } = (await a.call(readBroker, { as })).answer;
    const params = { brokerageId: brokerageId ?? "" };
    return (await b.call(readBrokerage, { as, params })).answer.quota.remaining;
  };

  it("uses a key once in two processes", async () => {
    const issued = await runHoldfast(["keys", "issue", "--quantity", "1"], installation.settings);
    expect(await usesOfKey(issued.out.trim())).toEqual([1, USES - 1, {}]);
  });

  it("uses the last use of a promo code once in two processes", async () => {
    const body = { code: "TWO-PROCESSES", quantity: 1 };
    await a.call(createPromoCode, { as: installation.broker, body });
    expect(await usesOfKey(body.code)).toEqual([1, USES - 1, {}]);
  });

  it("takes the last subscription of a quota once in two processes", async () => {
    const as = installation.broker;
    await a.call(createPromoCode, {
      as,
      body: { code: "ALL-BUT-ONE", quantity: (await remaining()) - 1 },
    });
    expect(await uses((at) => at.call(issueSubscriptions, { as, body: { quantity: 1 } }))).toEqual({
      201: 1,
      402: USES - 1,
    });
    expect(await remaining()).toBe(0);
  });
});

it("saves a preset risk once when both processes add it concurrently", async () => {
  const saves = Array.from({ length: 10 }, (_, at) =>
    (at % 2 ? a : b).call(createRisk, {
      as: installation.owner,
      params: { planId: plan.planId },
      body: {
        riskPresetId: 9,
        likelihoodPresetId: 1,
        cost: 100,
        mitigationStrategyIds: [6],
        mitigationProcess: "Accepted.",
      },
    }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

it("sends each email once, from either process", async () => {
  const people = Array.from({ length: 24 }, (_, number) => newcomer(number));
  const registered = await Promise.all(
    people.map((body, at) => (at % 2 ? a : b).call(register, { body })),
  );
  expect(registered.map(({ status }) => status)).toEqual(people.map(() => 201));
  await vi.waitFor(
    async () => {
      const pending = await database.query.execute<{ count: number }>(
        sql`select count(*) as count from outbox_messages where done_at is null`,
      );
      expect(pending.rows[0]?.count).toBe(0);
    },
    { timeout: 60_000, interval: 100 },
  );
  const sent = (await sentEmails()).map(({ to }) => to).filter((to) => to.startsWith("newcomer"));
  expect(sent.sort()).toEqual(people.map(({ email }) => email).sort());
});

/** Public calls, each with the attempts that one account has, and the status until then. */
const limited = {
  "sign-in": [
    10,
    401,
    (at: RunningApp, email: string) =>
      at.call(requestSignInCode, { body: { email, password: "Wrong-1" } }),
  ],
  "a machine's sign-in": [
    10,
    401,
    (at: RunningApp, email: string) =>
      at.call(signInMachine, { body: { email, password: "Wrong-1" } }),
  ],
  "a code": [
    20,
    401,
    (at: RunningApp, _email: string, userId: string) =>
      at.call(verifySignInCode, { body: { userId, otpCode: "000000" } }),
  ],
  "a password reset": [
    5,
    200,
    (at: RunningApp, email: string) => at.call(requestPasswordReset, { body: { email } }),
  ],
  "another email": [
    5,
    401,
    (at: RunningApp, email: string) =>
      at.call(resendConfirmation, { body: { email, password: "Wrong-1" } }),
  ],
  registration: [
    5,
    201,
    (at: RunningApp, email: string) => at.call(register, { body: { ...newcomer(0), email } }),
  ],
} as const;

it.each(Object.entries(limited))(
  "a limit counts the attempts in both processes: %s",
  async (what, [most, answered, call]) => {
    const email = `${what.replaceAll(/\W+/g, ".")}@two.example`;
    const userId = randomUUID();
    const attempts = Array.from({ length: most + 6 }, (_, at) =>
      call(at % 2 ? a : b, email, userId),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.sort((x, y) => x - y)).toEqual([
      ...Array<number>(most).fill(answered),
      ...Array<number>(6).fill(429),
    ]);
    for (const server of [a, b]) {
      const { status, problem, headers } = await call(server, email, userId);
      expect([status, problem.detail]).toEqual([
        429,
        "Too many attempts. Please wait a moment and try again.",
      ]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  },
);

it("accepts a link and a code once when both processes use them concurrently", async () => {
  const [email, newPassword] = ["broker@demo.example", "Tide-and-Anchor-7"];
  const emailOf = (subject: RegExp) =>
    vi.waitFor(
      async () => {
        const found = (await sentEmails()).find(
          ({ to, text }) => to === email && subject.test(text),
        );
        if (!found) throw new Error("The email has not arrived.");
        return found.text;
      },
      { timeout: 60_000 },
    );
  const parallel = async (use: (at: RunningApp) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: 12 }, (_, at) => use(at % 2 ? a : b))))
      .map(({ status }) => status)
      .sort();
  await a.call(requestPasswordReset, { body: { email } });
  const { id, token } = linkOf(await emailOf(/reset-password/));
  const reset = { userId: id, token, newPassword };
  expect(await parallel((at) => at.call(resetPassword, { body: reset }))).toEqual([
    204,
    ...Array<number>(11).fill(418),
  ]);
  const { userId } = (await b.call(requestSignInCode, { body: { email, password: newPassword } }))
    .answer;
  const otpCode = codeOf(await emailOf(/Enter this code/));
  expect(await parallel((at) => at.call(verifySignInCode, { body: { userId, otpCode } }))).toEqual([
    200,
    ...Array<number>(11).fill(401),
  ]);
});

it("one process continues while the other stops", async () => {
  expect(await a.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  expect((await b.call(listPlans, { as: installation.owner })).status).toBe(200);
  expect(await b.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
});
