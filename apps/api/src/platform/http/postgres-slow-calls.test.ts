import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { expect, it } from "vitest";
import { signedInPerson } from "../../testing/people";
import { testHouse, type TestHouse } from "../../testing/test-house";
import { ownerWithOrganisation, type Workspace } from "../../testing/workspace";
import { lockOrganisation } from "../database/row-locks-store";

/** An owner whose writes take as long as `finish` is not called: another transaction holds the organisation. */
async function slowOwner(house: TestHouse, email: string) {
  const owner: Workspace = await ownerWithOrganisation(house, email);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((onLocked) => {
    holding = house.services.database.transaction(async (tx) => {
      await lockOrganisation(tx, owner, "no key update");
      onLocked();
      await released;
    });
  });
  const add = () =>
    house.call(createCustomer, {
      as: owner.token,
      params: { orgId: owner.organisationId },
      body: { name: "Customer", email: "customer@slow.example" },
    });
  const finish = async () => {
    release();
    await holding;
  };
  return { add, finish };
}

it("one person's slow calls take no connection from others, and succeed afterwards", async () => {
  const house = await testHouse();
  const other = await signedInPerson(house, "other@slow.example");
  const { add, finish } = await slowOwner(house, "slow@slow.example");
  const calls = Array.from({ length: 60 }, add);
  for (let at = 0; at < 5; at += 1)
    expect((await house.call(listOrganisations, { as: other })).status).toBe(200);
  const state = await Promise.race([Promise.all(calls), Promise.resolve("slow")]);
  expect(state).toBe("slow");
  await finish();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 201));
});

it("a caller with too many calls waiting is answered 429 with Retry-After", async () => {
  const house = await testHouse(undefined, { config: { callsAtOnce: 1, callsWaiting: 2 } });
  const { add, finish } = await slowOwner(house, "slow@bound.example");
  const calls = Array.from({ length: 10 }, add);
  const refused = await Promise.race(calls);
  expect([refused.status, refused.headers["retry-after"], refused.problem.code]).toEqual([
    429,
    "2",
    "too-many-calls-at-once",
  ]);
  await finish();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
});
