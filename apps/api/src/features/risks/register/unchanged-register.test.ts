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
import { testHouse, type TestHouse } from "../../../../test/setup/test-app";
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

let house: TestHouse;
let owner: PlanWorkspace;
let contactId: string;
let riskId: string;
const inOrganisation = () => ({ as: owner.token, params: { orgId: owner.organisationId } });
const inPlan = () => ({ as: owner.token, params: { planId: owner.planId } });

beforeAll(async () => {
  house = await testHouse();
  owner = await ownerWithPlan(house, "owner@unchanged.example");
  const contact = { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 };
  const made = await house.call(createContact, { ...inOrganisation(), body: contact });
  contactId = made.answer.contactId;
  const body = { ...RISK, accountableContactId: contactId };
  riskId = (await house.call(createRisk, { ...inPlan(), body })).answer.riskId;
});

const read = (held?: string) =>
  house.call(listRisks, { ...inPlan(), headers: held ? { "if-none-match": held } : {} });
const etagOf = ({ headers }: Awaited<ReturnType<typeof read>>) => String(headers["etag"]);

it("returns 304 without a body for the current ETag", async () => {
  const etag = etagOf(await read());
  const { status, bytes, headers } = await read(etag);
  expect([status, bytes.length, headers["etag"]]).toEqual([304, 0, etag]);
  expect((await read(`"another", ${etag}`)).status).toBe(304);
  expect((await read('"another"')).status).toBe(200);
});

it.each([
  [
    "a risk is added",
    () => house.call(createRisk, { ...inPlan(), body: { ...RISK, name: "Fire" } }),
  ],
  [
    "a risk is changed",
    () =>
      house.call(updateRisk, {
        ...inPlan(),
        body: { ...RISK, riskId, cost: 2_000, accountableContactId: contactId },
      }),
  ],
  [
    "the responsible contact is renamed",
    () =>
      house.call(updateContact, {
        as: owner.token,
        params: { orgId: owner.organisationId, contactId },
        body: { firstName: "May" },
      }),
  ],
  [
    "the responsible contact is deleted",
    () =>
      house.call(deleteContact, {
        as: owner.token,
        params: { orgId: owner.organisationId, contactId },
      }),
  ],
  ["a risk is deleted", () => house.call(deleteRisks, { ...inPlan(), body: [riskId] })],
])("returns the whole list after %s", async (_what, change) => {
  const before = await read();
  const { status } = await change();
  expect(status).toBeLessThan(300);
  const after = await read(etagOf(before));
  expect(after.status).toBe(200);
  expect(after.answer).not.toEqual(before.answer);
  expect((await read(etagOf(after))).status).toBe(304);
});

it("returns 404 to a person without access to the plan, even with the current ETag", async () => {
  const etag = etagOf(await read());
  const stranger = await ownerWithPlan(house, "stranger@unchanged.example");
  const { status } = await house.call(listRisks, {
    ...inPlan(),
    as: stranger.token,
    headers: { "if-none-match": etag },
  });
  expect(status).toBe(404);
});
