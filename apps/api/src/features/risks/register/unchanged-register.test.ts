import {
  createContact,
  deleteContact,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import {
  createRisk,
  deleteRisks,
  listRisks,
  updateRisk,
} from "@holdfast/contract/risks/register/risk-endpoints";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { ownerWithPlan, type PlanWorkspace } from "../../../../test/factories/workspace";

/* An unchanged register returns 304; a changed one returns its risks. */

const RISK = {
  riskCategoryId: 1,
  name: "Flood of the cellar",
  likelihoodPresetId: 1,
  cost: 1_000,
  mitigationStrategyIds: [1],
  mitigationProcess: "Pump",
};

let app: TestApp;
let owner: PlanWorkspace;
let contactId: string;
let riskId: string;
const inOrganisation = () => ({ as: owner.token, params: { orgId: owner.organisationId } });
const inPlan = () => ({ as: owner.token, params: { planId: owner.planId } });

beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "owner@unchanged.example");
  const contact = { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 };
  const made = await app.call(createContact, { ...inOrganisation(), body: contact });
  contactId = made.body.contactId;
  const body = { ...RISK, accountableContactId: contactId };
  riskId = (await app.call(createRisk, { ...inPlan(), body })).body.riskId;
});

const read = (etag?: string) =>
  app.call(listRisks, { ...inPlan(), headers: etag ? { "if-none-match": etag } : {} });
const etagOf = ({ headers }: Awaited<ReturnType<typeof read>>) => String(headers["etag"]);

it("returns 304 without a body for the current ETag", async () => {
  const etag = etagOf(await read());
  const { status, bytes, headers } = await read(etag);
  expect([status, bytes.length, headers["etag"]]).toEqual([304, 0, etag]);
  expect((await read(`"another", ${etag}`)).status).toBe(304);
  expect((await read('"another"')).status).toBe(200);
});

it.each([
  ["a risk is added", () => app.call(createRisk, { ...inPlan(), body: { ...RISK, name: "Fire" } })],
  [
    "a risk is changed",
    () =>
      app.call(updateRisk, {
        ...inPlan(),
        body: { ...RISK, riskId, cost: 2_000, accountableContactId: contactId },
      }),
  ],
  [
    "the responsible contact is renamed",
    () =>
      app.call(updateContact, {
        as: owner.token,
        params: { orgId: owner.organisationId, contactId },
        body: { firstName: "May" },
      }),
  ],
  [
    "the responsible contact is deleted",
    () =>
      app.call(deleteContact, {
        as: owner.token,
        params: { orgId: owner.organisationId, contactId },
      }),
  ],
  ["a risk is deleted", () => app.call(deleteRisks, { ...inPlan(), body: [riskId] })],
])("returns the whole list after %s", async (_what, change) => {
  const before = await read();
  const { status } = await change();
  expect(status).toBeLessThan(300);
  const after = await read(etagOf(before));
  expect(after.status).toBe(200);
  expect(after.body).not.toEqual(before.body);
  expect((await read(etagOf(after))).status).toBe(304);
});

it("returns 404 to a person without access to the plan, even with the current ETag", async () => {
  const etag = etagOf(await read());
  const stranger = await ownerWithPlan(app, "stranger@unchanged.example");
  const { status } = await app.call(listRisks, {
    ...inPlan(),
    as: stranger.token,
    headers: { "if-none-match": etag },
  });
  expect(status).toBe(404);
});
