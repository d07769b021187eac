import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { houseRoutes } from "../house";
import { isRepeatable } from "../platform/http/add-route";
import { type AccessPeople, accessPeople } from "../testing/access-people";
import { peopledWorld } from "../testing/access-world";
import { databaseDigest } from "../testing/database-digest";
import { testHouse, type TestHouse } from "../testing/test-house";
import { ACCESS_TABLE } from "./access-table";
import { tableCall } from "./table-call";

/* Every call that may carry an Idempotency-Key: it acts once, and only together with its stored answer. */

let house: TestHouse;
let people: AccessPeople;
beforeAll(async () => {
  house = await testHouse();
  people = await accessPeople(house);
  const { query } = house.services.database;
  await query.execute(sql`
    create function store_nothing() returns trigger language plpgsql as
      $$ begin raise exception 'The answer is not stored.'; end $$`);
  await query.execute(sql`
    create trigger store_nothing before update on idempotency_keys for each row
      when (new.key = 'unstored') execute function store_nothing()`);
});

const repeatable = houseRoutes
  .filter(({ endpoint }) => endpoint.access.scope !== "public" && isRepeatable(endpoint))
  .map((route) => [route.endpoint.name, route] as const);

const callOf = async (name: string, { endpoint }: (typeof houseRoutes)[number]) => {
  const row = ACCESS_TABLE[name];
  if (!row) throw new Error(`${name} has no row in the access table.`);
  const world = await peopledWorld(house, people);
  const call = await tableCall(house, endpoint, row, world);
  return { call, token: await people.tokenOf("owner") };
};

describe("a call with an Idempotency-Key", () => {
  it.each(repeatable.filter(([, { leavesTraces }]) => !leavesTraces))(
    "changes nothing where its answer cannot be stored: %s",
    async (name, route) => {
      const { call, token } = await callOf(name, route);
      const before = await databaseDigest(house.services.database);
      const broken = await call(token, { "idempotency-key": "unstored" });
      expect(broken.status).toBe(500);
      expect(await databaseDigest(house.services.database)).toEqual(before);
      expect((await call(token, { "idempotency-key": "stored" })).status).toBeLessThan(300);
    },
  );

  // A row whose body is made anew for each call cannot repeat one.
  it.each(repeatable.filter(([name]) => !ACCESS_TABLE[name]?.ownBody))(
    "changes nothing when it is repeated: %s",
    async (name, route) => {
      const { call, token } = await callOf(name, route);
      const first = await call(token, { "idempotency-key": `twice ${name}` });
      expect(first.status).toBeLessThan(300);
      await house.outbox.drain();
      const before = await databaseDigest(house.services.database);
      const again = await call(token, { "idempotency-key": `twice ${name}` });
      expect([again.status, JSON.parse(again.text)]).toEqual([
        first.status,
        JSON.parse(first.text),
      ]);
      expect(await databaseDigest(house.services.database)).toEqual(before);
    },
  );

  it("keeps its own transactions only where a refusal must leave a counted attempt", () => {
    const apart = repeatable.filter(([, { leavesTraces }]) => leavesTraces);
    expect(apart.map(([name]) => name).sort()).toEqual([
      "inviteMember",
      "sendMobileCode",
      "updateUser",
      "verifyMobileCode",
    ]);
  });
});
