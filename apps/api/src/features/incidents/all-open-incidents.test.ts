import {
  declareIncident,
  changeIncident,
  listIncidents,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import {
  listAllOpenIncidents,
  listOpenIncidents,
} from "@holdfast/contract/incidents/open-incident-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { brokerageDesk } from "../../../test/factories/brokerages";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const declare = async ({ token, planId }: PlanWorkspace, level: 1 | 2 | 3, isExercise = false) =>
  (
    await app.call(declareIncident, {
      as: token,
      params: { planId },
      body: { level, isExercise, teamTypeIds: [2] },
    })
  ).body.incidentId;

it("lists the active incidents of every organisation of a broker, the most urgent first", async () => {
  const { as, brokerageId } = await brokerageDesk(app, "broker@open.example", { quota: 10 });
  const clients: PlanWorkspace[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) {
    const client = await ownerWithPlan(app, `${name}@open.example`);
    await app.services.database.query.execute(
      sql`update organisations set brokerage_id = ${brokerageId} where id = ${client.organisationId}`,
    );
    clients.push(client);
  }
  const [a, b, c, d, e] = clients as [
    PlanWorkspace,
    PlanWorkspace,
    PlanWorkspace,
    PlanWorkspace,
    PlanWorkspace,
  ];
  const open = async (token = as) =>
    (await app.call(listAllOpenIncidents, { as: token })).body.map(
      ({ incidentId, organisationId }) => [incidentId, organisationId],
    );
  const rehearsal = await declare(a, 3, true);
  const small = await declare(b, 1);
  const big = await declare(e, 3);
  const over = await declare(c, 2);
  await app.call(standDownIncident, {
    as: c.token,
    params: { planId: c.planId, incidentId: over },
  });
  await declare(d, 2);
  await app.call(updateOrganisation, {
    as: d.token,
    params: { orgId: d.organisationId },
    body: { isArchived: true },
  });
  expect(await open()).toEqual([
    [big, e.organisationId],
    [small, b.organisationId],
    [rehearsal, a.organisationId],
  ]);
  expect(await open(b.token)).toEqual([[small, b.organisationId]]);
  await app.call(changeIncident, {
    as: b.token,
    params: { planId: b.planId, incidentId: small },
    body: { whatHappened: "Fire in the kitchen", place: "Quay 2" },
  });
  const facts = { whatHappened: "Fire in the kitchen", place: "Quay 2" };
  expect((await app.call(listAllOpenIncidents, { as: b.token })).body).toMatchObject([facts]);
  const params = { orgId: b.organisationId };
  expect((await app.call(listOpenIncidents, { as: b.token, params })).body).toMatchObject([facts]);
  const stranger = await ownerWithPlan(app, "stranger@open.example");
  expect(await open(stranger.token)).toEqual([]);
});

it("lists an active incident however many newer ones are closed", async () => {
  const workspace = await ownerWithPlan(app, "many@open.example");
  const active = await declare(workspace, 2);
  await app.services.database.query.execute(sql`
    insert into incidents select (jsonb_populate_record(incidents, jsonb_build_object(
      'id', gen_random_uuid(), 'status', 'closed', 'closed_at', now(),
      'declared_at', declared_at + n * interval '1 minute'))).*
    from incidents, generate_series(1, 201) n where id = ${active}`);
  const { token: as, planId } = workspace;
  const { body } = await app.call(listIncidents, { as, params: { planId } });
  expect(body).toHaveLength(201);
  expect(body.at(-1)?.incidentId).toBe(active);
});
