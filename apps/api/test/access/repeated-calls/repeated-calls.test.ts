import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../../src/app";
import { addMs, MINUTE } from "../../../src/platform/clock";
import { isRepeatable } from "../../../src/platform/http/idempotency/idempotency";
import { oneTimeCodes } from "../../../src/features/accounts/accounts-table";
import { codeHash, RESEND_AFTER } from "../../../src/features/accounts/sign-in/one-time-code-rules";
import { type AccessPeople, accessPeople } from "../access-people";
import { peopledWorld } from "../access-world";
import { databaseDigest } from "../../database/database-digest";
import { PASSWORD } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import { ACCESS_TABLE } from "../access-table";
import { tableCall } from "../table-call";

/* Every request that may have an Idempotency-Key takes effect once, and only together with its stored response. */

let app: TestApp;
let people: AccessPeople;
beforeAll(async () => {
  app = await testApp();
  people = await accessPeople(app);
  const { query } = app.services.database;
  await query.execute(sql`
    create function store_nothing() returns trigger language plpgsql as
      $$ begin raise exception 'The answer is not stored.'; end $$`);
  await query.execute(sql`
    create trigger store_nothing before update on idempotency_keys for each row
      when (new.key = 'unstored') execute function store_nothing()`);
});

const repeatable = appRoutes
  .filter(({ endpoint }) => endpoint.access.scope !== "public" && isRepeatable(endpoint))
  .map((route) => [route.endpoint.name, route] as const);

/** The case's request; every repeat has the body of the first. */
const callOf = async (name: string, { endpoint }: (typeof appRoutes)[number]) => {
  const accessCase = ACCESS_TABLE[name];
  if (!accessCase) throw new Error(`${name} has no case in the access table.`);
  // Until then no other code is sent to the person.
  app.clock.pass(RESEND_AFTER);
  const world = await peopledWorld(app, people);
  const caller = ["inBrokerage", "brokers"].includes(accessCase.who) ? "broker" : "owner";
  const body = await accessCase.ownBody?.(app, people.userIdOf(caller));
  const once = body ? { ...accessCase, ownBody: async () => body } : accessCase;
  const call = await tableCall(app, endpoint, once, world);
  // Emails of the case itself, such as that of a closed incident, are sent before the rows are compared.
  await app.outbox.drain();
  return { call, token: await people.tokenOf(caller) };
};

/** A payment cannot be rolled back with its response. Its token makes it happen once: see 'purchase-subscription.test.ts'. */
const PAYMENTS = new Set(["purchaseSubscription"]);
const withoutPayments = repeatable.filter(([name]) => !PAYMENTS.has(name));

describe("a request with an Idempotency-Key", () => {
  it.each(withoutPayments)(
    "changes nothing if its response cannot be stored: %s",
    async (name, route) => {
      const { call, token } = await callOf(name, route);
      const before = await databaseDigest(app.services.database);
      const broken = await call(token, { "idempotency-key": "unstored" });
      expect(broken.status).toBe(500);
      expect(await databaseDigest(app.services.database)).toEqual(before);
      expect((await call(token, { "idempotency-key": "stored" })).status).toBeLessThan(300);
    },
  );

  it.each(repeatable)("changes nothing when it is repeated: %s", async (name, route) => {
    const { call, token } = await callOf(name, route);
    const first = await call(token, { "idempotency-key": `twice ${name}` });
    expect(first.status).toBeLessThan(300);
    await app.outbox.drain();
    const before = await databaseDigest(app.services.database);
    const again = await call(token, { "idempotency-key": `twice ${name}` });
    expect([again.status, JSON.parse(again.text)]).toEqual([first.status, JSON.parse(first.text)]);
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });

  it("changes neither email address nor number if the response cannot be stored", async () => {
    const token = await people.tokenOf("editor");
    const { query } = app.services.database;
    const [userId, phoneNumber] = [people.userIdOf("editor"), "+61491573999"];
    const verified = { sentAt: app.clock.now(), expiresAt: addMs(app.clock.now(), MINUTE) };
    await query.insert(oneTimeCodes).values({
      ...verified,
      id: app.services.newId(),
      userId,
      purpose: "phone",
      subject: phoneNumber,
      codeHash: codeHash(app.services.secret, userId, "123456"),
      triesLeft: 5,
      verifiedAt: app.clock.now(),
    });
    const call = (key: string) =>
      app.call(updateUser, {
        as: token,
        body: { email: "moved@access.example", phoneNumber, otpType: 1, password: PASSWORD },
        headers: { "idempotency-key": key },
      });
    const before = await databaseDigest(app.services.database);
    expect((await call("unstored")).status).toBe(500);
    expect(await databaseDigest(app.services.database)).toEqual(before);
    expect((await call("stored")).body).toMatchObject({ phoneNumber, otpType: 1 });
    expect((await call("stored")).body).toMatchObject({ phoneNumber, otpType: 1 });
  });
});
