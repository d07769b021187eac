import { deleteBroker } from "@holdfast/contract/admin-users/broker-endpoints";
import { readAdviser } from "@holdfast/contract/clients/adviser";
import {
  readFirm,
  removeFirmLogo,
  setFirmLogo,
  updateFirm,
} from "@holdfast/contract/clients/firm-endpoints";
import { readFile } from "@holdfast/contract/files/file-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { brokerageDesk, type BrokerageDesk } from "../../../test/factories/brokerages";
import { GREY_PIXEL } from "../../../test/factories/images";
import { signedInPerson, userIdOf } from "../../../test/factories/people";
import { ownerWithPlan } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { addBroker } from "../brokerages/public";

let app: TestApp;
let desk: BrokerageDesk;
let upper: BrokerageDesk;
let lower: BrokerageDesk;
beforeAll(async () => {
  app = await testApp();
  const input = { quota: 0, name: "Anchorage Brokers" };
  desk = await brokerageDesk(app, "desk@firm.example", input);
  const related = { quota: 0, name: "Anchorage West", parentBrokerageId: desk.brokerageId };
  lower = await brokerageDesk(app, "lower@firm.example", related);
  upper = await brokerageDesk(app, "other@firm.example", { quota: 0, name: "Lantern" });
});

const GIVEN = {
  firmName: "Anchorage Insurance Brokers Pty Ltd",
  licence: "AFSL 123456, ABN 12 345 678 901",
  adviserName: "Ben Okafor",
  phone: "+61 2 5550 0123",
  email: "ben@anchorage.example",
};
const NOTHING = { firmName: null, licence: null, adviserName: null, phone: null, email: null };
const save = (by: BrokerageDesk, body = GIVEN, ifMatch?: string) =>
  app.call(updateFirm, {
    as: by.as,
    params: by.params,
    body,
    headers: ifMatch === undefined ? {} : { "if-match": ifMatch },
  });
const firmOf = (by: BrokerageDesk) => app.call(readFirm, { as: by.as, params: by.params });

let owners = 0;
const client = async (of: BrokerageDesk | null) => {
  const owner = await ownerWithPlan(app, `owner${(owners += 1)}@firm.example`);
  await app.services.database.query.execute(sql`
    update organisations set brokerage_id = ${of?.brokerageId ?? null} where id = ${owner.organisationId}`);
  const adviser = () =>
    app.call(readAdviser, { as: owner.token, params: { planId: owner.planId } });
  return { ...owner, adviser };
};

test("has no firm at first, and names the brokerage on a client's reports then", async () => {
  const { body } = await firmOf(lower);
  expect(body).toEqual({ ...NOTHING, logoUrl: null, version: 1 });
  const { adviser } = await client(lower);
  const { firmName: _name, ...rest } = NOTHING;
  expect((await adviser()).body).toEqual({ ...rest, firmName: "Anchorage West", logoUrl: null });
});

test("prints the firm on the reports of the brokerage's clients, and of no one else's", async () => {
  const saved = await save(desk);
  expect([saved.status, saved.body]).toEqual([200, { ...GIVEN, logoUrl: null, version: 2 }]);
  const { body: withLogo } = await app.call(setFirmLogo, {
    as: desk.as,
    params: desk.params,
    file: GREY_PIXEL,
  });
  expect(withLogo.logoUrl).toMatch(/^\/v1\/files\/[\w-]{43}$/);
  const [own, others, none] = [await client(desk), await client(upper), await client(null)];
  expect((await own.adviser()).body).toEqual({ ...GIVEN, logoUrl: withLogo.logoUrl });
  expect((await others.adviser()).body?.firmName).toBe("Lantern");
  expect((await none.adviser()).body).toBeNull();
});

test("does not let another brokerage read or change a firm, also not the one above or below", async () => {
  const { body: before } = await firmOf(desk);
  for (const other of [upper, lower]) {
    const by = { as: other.as, params: desk.params };
    expect((await app.call(readFirm, by)).status).toBe(404);
    expect((await app.call(updateFirm, { ...by, body: NOTHING as never })).status).toBe(404);
    expect((await app.call(setFirmLogo, { ...by, file: GREY_PIXEL })).status).toBe(404);
    expect((await app.call(removeFirmLogo, by)).status).toBe(404);
  }
  const down = { as: desk.as, params: lower.params };
  expect((await app.call(readFirm, down)).status).toBe(404);
  expect((await firmOf(desk)).body).toEqual(before);
});

test("does not let a broker who was removed read or change a firm", async () => {
  const as = await signedInPerson(app, "removed@firm.example");
  const userId = await userIdOf(app, as);
  const brokerId = await app.services.database.transaction((tx) =>
    addBroker(tx, app.services, desk.brokerageId, userId),
  );
  const colleague = { ...desk, as };
  expect((await firmOf(colleague)).status).toBe(200);
  await app.call(deleteBroker, { as: desk.as, params: { brokerId } });
  expect((await firmOf(colleague)).status).toBe(404);
  expect((await save(colleague)).status).toBe(404);
});

test("refuses a change that is based on an earlier version with 412 and the current values", async () => {
  const { body: before } = await firmOf(desk);
  await save(desk, { ...GIVEN, licence: "AFSL 1" });
  const stale = await save(desk, GIVEN, `"${before.version}"`);
  expect([stale.status, stale.problem.current?.row]).toMatchObject([412, { licence: "AFSL 1" }]);
  const { body: now } = await firmOf(desk);
  expect((await save(desk, GIVEN, `"${now.version}"`)).status).toBe(200);
});

test("loses its logo: the address and the file", async () => {
  const by = { as: desk.as, params: desk.params };
  const { body } = await app.call(setFirmLogo, { ...by, file: GREY_PIXEL });
  const name = body.logoUrl?.split("/").at(-1) ?? "";
  expect((await app.call(removeFirmLogo, by)).status).toBe(204);
  expect((await app.call(removeFirmLogo, by)).status).toBe(204);
  expect((await firmOf(desk)).body.logoUrl).toBeNull();
  expect((await app.call(readFile, { params: { name } })).status).toBe(404);
});
