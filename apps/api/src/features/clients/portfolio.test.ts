import { listPortfolio, readSharedExposures } from "@holdfast/contract/clients/portfolio-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { listHistory } from "@holdfast/contract/history/history-endpoints";
import {
  readBrokerSharing,
  setBrokerSharing,
} from "@holdfast/contract/organisations/broker-sharing-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans, recordPlanDownload } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  ownerWithPlan,
  type PlanWorkspace,
  signedInBroker,
} from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { HOUR, MINUTE } from "../../platform/clock";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
// Registrations from one address are limited.
beforeEach(() => app.clock.pass(HOUR));

let numbers = 0;
const newEmail = () => `person${(numbers += 1)}@portfolio.example`;

/** Creates clients of one brokerage, each with an owner and a plan. */
async function brokerWithClients(count: number) {
  const owners: PlanWorkspace[] = [];
  for (let made = 0; made < count; made += 1) owners.push(await ownerWithPlan(app, newEmail()));
  const broker = await signedInBroker(app, newEmail());
  for (const { organisationId } of owners)
    await app.services.database.query.execute(sql`
      update organisations set brokerage_id = ${broker.brokerageId} where id = ${organisationId}`);
  return { broker, owners };
}
type Broker = Awaited<ReturnType<typeof signedInBroker>>;
const exposures = async ({ token, brokerageId }: Broker) =>
  (await app.call(readSharedExposures, { as: token, params: { brokerageId } })).body;
/** The same without who agreed and when. */
const shared = async (broker: Broker) => {
  const { consents: _consents, ...rest } = await exposures(broker);
  return rest;
};
const supply = async ({ token, organisationId: orgId }: PlanWorkspace, name: string) => {
  const body = { name, email: "orders@supplier.example" };
  expect((await app.call(createSupplier, { as: token, params: { orgId }, body })).status).toBe(201);
};
const share = ({ token, organisationId: orgId }: PlanWorkspace, isShared: boolean) =>
  app.call(setBrokerSharing, { as: token, params: { orgId }, body: { isShared } });

test("lists plans with the progress that their owner sees, in the order in which they expire", async () => {
  const { broker, owners } = await brokerWithClients(2);
  const [first, second] = owners as [PlanWorkspace, PlanWorkspace];
  await app.services.database.query.execute(sql`
    update subscriptions set expiry_date = expiry_date - interval '2 months'
    where plan_id = ${second.planId}`);
  await app.call(recordPlanDownload, { as: second.token, params: { planId: second.planId } });
  const { body } = await app.call(listPortfolio, {
    as: broker.token,
    params: { brokerageId: broker.brokerageId },
    query: {},
  });
  expect(body.map(({ planId }) => planId)).toEqual([second.planId, first.planId]);
  expect(body.map(({ lastDownloadedDate }) => lastDownloadedDate)).toEqual([
    app.clock.now().toISOString(),
    null,
  ]);
  const own = await app.call(listPlans, { as: second.token, query: {} });
  expect(body[0]?.progress).toEqual(own.body[0]?.progress);
});

test("shares nothing until an owner agrees, and what two agreed clients have in common after that", async () => {
  const { broker, owners } = await brokerWithClients(3);
  const [first, second, third] = owners as [PlanWorkspace, PlanWorkspace, PlanWorkspace];
  for (const owner of owners) await supply(owner, "Southern Milk Co.");
  await supply(first, " southern milk co. ");
  await supply(third, "Only one client has it");
  for (const [owner, preset] of [
    [first, 1],
    [second, 1],
    [second, 2],
  ] as const)
    await app.services.database.query.execute(sql`
      insert into risks (organisation_id, id, plan_id, risk_preset_id, risk_category_id,
        likelihood_preset_id, cost, mitigation_strategy_ids, mitigation_process, created_at, updated_at)
      values (${owner.organisationId}, ${app.services.newId()}, ${owner.planId}, ${preset}, 1,
        1, 100, '{1}', 'None', ${app.clock.now()}, ${app.clock.now()})`);
  // Both have the second hazard, but for one of them it is unconfirmed.
  await app.call(createRisk, {
    as: first.token,
    params: { planId: first.planId },
    body: {
      riskPresetId: 2,
      riskCategoryId: 1,
      likelihoodPresetId: 1,
      cost: 100,
      mitigationStrategyIds: [6],
      mitigationProcess: "None",
      proposed: true,
    },
  });
  const NOTHING = { agreed: 0, clients: 3, suppliers: [], hazards: [] };
  expect(await shared(broker)).toEqual(NOTHING);
  await share(first, true);
  expect(await shared(broker)).toEqual({ ...NOTHING, agreed: 1 });
  await share(second, true);
  const ids = [first, second].map(({ organisationId }) => organisationId).sort();
  const found = await exposures(broker);
  expect([found.agreed, found.suppliers.length, found.hazards.length]).toEqual([2, 1, 1]);
  expect(found.suppliers[0]?.name).toBe("Southern Milk Co.");
  expect(found.hazards[0]?.name).toBe("Bushfire, Wildfire or Grassfire");
  for (const both of [found.suppliers[0], found.hazards[0]])
    expect(both?.clients.map(({ organisationId }) => organisationId).sort()).toEqual(ids);
  await share(second, false);
  expect(await shared(broker)).toEqual({ ...NOTHING, agreed: 1 });
});

test("says to the owner which brokerage it is, and may be ended while the client is archived", async () => {
  const { broker, owners } = await brokerWithClients(1);
  const [owner] = owners as [PlanWorkspace];
  const params = { orgId: owner.organisationId };
  const read = () => app.call(readBrokerSharing, { as: owner.token, params });
  expect((await read()).body).toEqual({
    brokerageName: "Anchor Brokers",
    isShared: false,
    lastChange: null,
  });
  expect((await share(owner, true)).body.isShared).toBe(true);
  expect((await share({ ...owner, token: broker.token }, true)).status).toBe(403);
  await app.call(updateOrganisation, { as: owner.token, params, body: { IsArchived: true } });
  expect((await exposures(broker)).clients).toBe(0);
  expect((await share(owner, false)).status).toBe(200);
});

test("tells owner and broker who changed the consent and when, and the history has every change", async () => {
  const { broker, owners } = await brokerWithClients(2);
  const [owner] = owners as [PlanWorkspace, PlanWorkspace];
  const params = { orgId: owner.organisationId };
  expect((await exposures(broker)).consents).toEqual([]);
  const agreedAt = app.clock.now().toISOString();
  await share(owner, true);
  const agreed = { changedAt: agreedAt, personName: "Ana Silva" };
  const { body } = await app.call(readBrokerSharing, { as: owner.token, params });
  expect([body.isShared, body.lastChange]).toEqual([true, agreed]);
  const client = { organisationId: owner.organisationId };
  expect((await exposures(broker)).consents).toMatchObject([
    { ...client, isShared: true, lastChange: agreed },
  ]);
  app.clock.pass(MINUTE);
  const ended = { ...agreed, changedAt: app.clock.now().toISOString() };
  expect((await share(owner, false)).body.lastChange).toEqual(ended);
  expect((await exposures(broker)).consents).toMatchObject([
    { ...client, isShared: false, lastChange: ended },
  ]);
  for (const as of [owner.token, broker.token]) {
    const history = await app.call(listHistory, { as, params, query: { act: "access" } });
    expect(history.body.map(({ personName, text }) => [personName, text])).toEqual([
      ["Ana Silva", "Ended the broker's comparison of suppliers and hazards with other clients."],
      ["Ana Silva", "Let the broker compare suppliers and hazards with other clients."],
    ]);
  }
});
