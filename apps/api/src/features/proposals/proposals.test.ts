import {
  createContact,
  updateContact,
  deleteContacts,
} from "@holdfast/contract/directory/contact-endpoints";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import { deletePlan } from "@holdfast/contract/plans/plan-endpoints";
import {
  confirmPlanProposals,
  confirmProposals,
  listProposals,
} from "@holdfast/contract/proposals/proposal-endpoints";
import {
  createRisk,
  deleteRisks,
  updateRisk,
} from "@holdfast/contract/risks/register/risk-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  expirePlan,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "proposals@cafe.example");
});

const RISK = {
  riskCategoryId: 2,
  name: "Cold room fails",
  likelihoodPresetId: 2,
  cost: 200,
  mitigationStrategyIds: [6],
  mitigationProcess: "Test the alarm every month.",
};

const addRisk = async (overrides: object = {}, own = owner) => {
  const input = { as: own.token, params: { planId: own.planId } };
  const { body } = await app.call(createRisk, { ...input, body: { ...RISK, ...overrides } });
  return body.riskId;
};
/** Returns the proposed records of one kind, in all plans of the owner's organisation. */
const marked = async (kind: string, own = owner) => {
  const { body } = await app.call(listProposals, {
    as: own.token,
    params: { orgId: own.organisationId },
  });
  return body.filter((mark) => mark.kind === kind).map(({ recordId }) => recordId);
};
const mark = (kind: string, recordId: string, planId: string | null) =>
  app.services.database.query.execute(sql`
    insert into proposals (organisation_id, plan_id, kind, record_id)
    values (${owner.organisationId}, ${planId}, ${kind}, ${recordId})`);
const confirmRisks = (recordIds: string[], own = owner) =>
  app.call(confirmPlanProposals, {
    as: own.token,
    params: { planId: own.planId },
    body: { kind: "risk", recordIds },
  });

describe("the mark of a proposed risk", () => {
  it("marks a risk as proposed only on request", async () => {
    const plain = await addRisk({ name: "Plain" });
    const proposed = await addRisk({ name: "Proposed", proposed: true });
    const ids = await marked("risk");
    expect(ids).toContain(proposed);
    expect(ids).not.toContain(plain);
  });

  it("removes a risk's mark when it is confirmed, and not twice", async () => {
    const riskId = await addRisk({ name: "To confirm", proposed: true });
    expect((await confirmRisks([riskId])).status).toBe(204);
    expect(await marked("risk")).not.toContain(riskId);
    expect((await confirmRisks([riskId])).status).toBe(404);
  });

  it("removes a risk's mark when the risk is saved in its form", async () => {
    const riskId = await addRisk({ name: "To edit", proposed: true });
    const input = { as: owner.token, params: { planId: owner.planId } };
    app.clock.pass(1_000);
    await app.call(updateRisk, { ...input, body: { ...RISK, name: "To edit", riskId } });
    expect(await marked("risk")).not.toContain(riskId);
  });

  it("removes a risk's mark when the risk is deleted", async () => {
    const riskId = await addRisk({ name: "To delete", proposed: true });
    const input = { as: owner.token, params: { planId: owner.planId } };
    await app.call(deleteRisks, { ...input, body: [riskId] });
    expect(await marked("risk")).not.toContain(riskId);
  });

  it("keeps the mark of a proposed risk when its responsible person is deleted from the contacts", async () => {
    const orgId = owner.organisationId;
    const { body: contact } = await app.call(createContact, {
      as: owner.token,
      params: { orgId },
      body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
    });
    const { contactId } = contact;
    const riskId = await addRisk({
      name: "With a person",
      accountableContactId: contactId,
      proposed: true,
    });
    await app.call(deleteContacts, {
      as: owner.token,
      params: { orgId },
      body: { ids: [contactId] },
    });
    expect(await marked("risk")).toContain(riskId);
  });

  it("confirms risks one at a time, since a person must read each text, insurance answer and loss", async () => {
    const ids = [
      await addRisk({ name: "One", proposed: true }),
      await addRisk({ name: "Two", proposed: true }),
    ];
    const { status, problem } = await confirmRisks(ids);
    expect([status, problem.errors]).toEqual([
      400,
      [{ path: "recordIds", message: "Please confirm these entries one by one." }],
    ]);
    expect(await marked("risk")).toEqual(expect.arrayContaining(ids));
  });

  it("does not remove a mark through another plan, nor by another organisation", async () => {
    const riskId = await addRisk({ name: "Foreign", proposed: true });
    const stranger = await ownerWithPlan(app, "stranger-proposals@cafe.example");
    expect((await confirmRisks([riskId], stranger)).status).toBe(404);
    expect(await marked("risk", stranger)).toEqual([]);
    expect(await marked("risk")).toContain(riskId);
  });

  it("copies a risk's mark to a clone of the plan and deletes it with the clone", async () => {
    const source = await ownerWithPlan(app, "cloned-proposals@cafe.example");
    await addRisk({ proposed: true }, source);
    const { body: clone } = await app.call(clonePlan, {
      as: source.token,
      body: {
        planId: source.planId,
        name: "Clone",
        branchId: source.branchId,
        key: await freshKey(app),
        currency: "AUD",
        contacts: [],
        leave: [],
      },
    });
    expect(new Set(await marked("risk", source)).size).toBe(2);
    await app.call(deletePlan, { as: source.token, params: { planId: clone.planId } });
    expect(await marked("risk", source)).toHaveLength(1);
  });

  it("does not remove a mark in an expired plan", async () => {
    const late = await ownerWithPlan(app, "late-proposals@cafe.example");
    const riskId = await addRisk({ proposed: true }, late);
    await expirePlan(app, late.planId);
    expect((await confirmRisks([riskId], late)).status).toBe(402);
  });
});

describe("the mark of another record", () => {
  const addContact = async (firstName: string) => {
    const { body } = await app.call(createContact, {
      as: owner.token,
      params: { orgId: owner.organisationId },
      body: { firstName, lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
    });
    await mark("contact", body.contactId, null);
    return body.contactId;
  };

  it("removes the marks of a page of entries at once, all or none", async () => {
    const ids = [await addContact("Ada"), await addContact("Ben")];
    const confirm = (recordIds: string[]) =>
      app.call(confirmProposals, {
        as: owner.token,
        params: { orgId: owner.organisationId },
        body: { kind: "contact", recordIds },
      });
    expect((await confirm([...ids, owner.planId])).status).toBe(404);
    expect(await marked("contact")).toEqual(expect.arrayContaining(ids));
    expect((await confirm(ids)).status).toBe(204);
    expect(await marked("contact")).toEqual([]);
  });

  it("removes an entry's mark when any of its fields is changed", async () => {
    const contactId = await addContact("Cem");
    await app.call(updateContact, {
      as: owner.token,
      params: { orgId: owner.organisationId, contactId },
      body: { jobTitle: "Baker" },
    });
    expect(await marked("contact")).not.toContain(contactId);
  });

  it("removes an entry's mark with the entry", async () => {
    const contactId = await addContact("Dia");
    expect(await marked("contact")).toContain(contactId);
    const params = { orgId: owner.organisationId };
    await app.call(deleteContacts, { as: owner.token, params, body: { ids: [contactId] } });
    expect(await marked("contact")).not.toContain(contactId);
  });

  it("a proposed MTPD does not count as set until a person confirms it", async () => {
    const own = await ownerWithPlan(app, "proposed-mtpd@cafe.example");
    const input = { as: own.token, params: { planId: own.planId } };
    const isSet = async () => (await app.call(readDashboard, input)).body.facts.mtpdSet;
    await app.call(setMtpd, { ...input, body: { mtpdId: 9, proposed: true } });
    expect([await marked("mtpd", own), await isSet()]).toEqual([[own.planId], false]);
    const { body: printed } = await app.call(readPlanDocument, { ...input, query: {} });
    expect([printed.isMtpdProposed, printed.plan.proposed]).toEqual([
      true,
      [{ kind: "mtpd", count: 1 }],
    ]);
    await app.call(confirmPlanProposals, {
      ...input,
      body: { kind: "mtpd", recordIds: [own.planId] },
    });
    expect([await marked("mtpd", own), await isSet()]).toEqual([[], true]);
  });

  it("removes the MTPD's mark when a person sets the MTPD, and by no other change of the plan", async () => {
    const input = { as: owner.token, params: { planId: owner.planId } };
    await mark("mtpd", owner.planId, owner.planId);
    await addRisk({ name: "Touches the plan" });
    expect(await marked("mtpd")).toEqual([owner.planId]);
    await app.call(setMtpd, { ...input, body: { mtpdId: 9 } });
    expect(await marked("mtpd")).toEqual([]);
  });
});
