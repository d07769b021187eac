import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import type { CostKind, WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import { costStates, costTotal, costTotals } from "@holdfast/contract/incidents/costs/cost-rules";
import { readIncidentCosts } from "@holdfast/contract/incidents/costs/cost-endpoints";
import { addLogEntries, addLogPhoto } from "@holdfast/contract/incidents/incident-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { GREY_PIXEL } from "../../../../test/factories/images";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { firstBrokenEntry } from "./log-rules";

const setup = incidentSetup("costs");
const { at, declare, inPlan, logOf, read } = setup;

let incidentId: string;
let unitId: string;

beforeEach(async () => {
  await setup.app.call(createDepartments, {
    as: setup.cafe.token,
    params: { orgId: setup.cafe.organisationId, branchId: setup.cafe.branchId },
    body: { names: ["Kitchen"] },
  });
  ({ incidentId } = (await declare()).body);
  unitId = (await read(incidentId)).units[0]?.unitId ?? "";
});

const entryOf = (
  text: string,
  kind: CostKind,
  amount: number,
  more: Partial<WrittenCost> = {},
) => ({
  entryId: setup.app.services.newId(),
  deviceAt: setup.app.clock.now().toISOString(),
  text,
  cost: { kind, amount, ...more },
});
type Entry = ReturnType<typeof entryOf>;

const send = (...entries: Entry[]) =>
  setup.app.call(addLogEntries, { ...at(incidentId), body: { entries } });
const sendReceipt = ({ cost, ...body }: Entry) =>
  setup.app.call(addLogPhoto, {
    ...at(incidentId),
    body: { ...body, cost: JSON.stringify(cost) },
    file: GREY_PIXEL,
  });
const costs = async () => (await setup.app.call(readIncidentCosts, at(incidentId))).body;
const totals = async () =>
  costTotals(costStates((await costs()).entries)).map(({ kind, lines, total }) => [
    kind,
    lines,
    total,
  ]);

describe("a claim", () => {
  it("adds up six costs in two kinds, and again after a correction, in an unbroken log", async () => {
    const van = entryOf("Rented van", "increased-cost-of-working", 124_050, { unitId });
    await send(
      van,
      entryOf("Overtime of the cleaners", "increased-cost-of-working", 60_000),
      entryOf("Rented oven", "increased-cost-of-working", 98_000, { paidBy: "Ana Silva" }),
    );
    await send(
      entryOf("Smoke damage", "repairs", 310_000),
      entryOf("New window", "repairs", 45_500),
    );
    await sendReceipt(entryOf("Electrician", "repairs", 88_025, { paidBy: "Business card" }));
    expect(await totals()).toEqual([
      ["increased-cost-of-working", 3, 282_050n],
      ["repairs", 3, 443_525n],
    ]);

    const corrects = { entryId: van.entryId, reason: "The receipt says 104.50 less" };
    await send(entryOf("Rented van", "increased-cost-of-working", 113_600, { unitId, corrects }));
    expect(await totals()).toEqual([
      ["increased-cost-of-working", 3, 271_600n],
      ["repairs", 3, 443_525n],
    ]);
    expect(costTotal(costStates((await costs()).entries))).toBe(715_125n);

    const log = await logOf(incidentId);
    expect(firstBrokenEntry(log)).toBeUndefined();
    expect(log.filter(({ kind }) => kind === "cost")).toHaveLength(7);
    const first = log.find(({ cost }) => cost !== null);
    expect(first?.cost).toEqual({
      kind: "increased-cost-of-working",
      amount: 124_050,
      currency: { code: "AUD", prefix: "AU$" },
      paidBy: "",
      unitName: "Kitchen",
      corrects: null,
    });
    expect(log.at(-1)?.cost?.corrects).toEqual(corrects);
    const receipt = log.find(({ text }) => text === "Electrician");
    expect([receipt?.kind, receipt?.photo?.url]).toEqual(["cost", expect.any(String)]);
  });

  it("stores a cost once, however often a device sends it", async () => {
    const entry = entryOf("Rented van", "other", 100);
    expect((await send(entry)).body).toHaveLength(1);
    expect((await send(entry)).body).toEqual([]);
    const receipt = entryOf("Electrician", "repairs", 200);
    await sendReceipt(receipt);
    expect((await sendReceipt(receipt)).status).toBe(201);
    expect(await totals()).toEqual([
      ["repairs", 1, 200n],
      ["other", 1, 100n],
    ]);
  });

  it("has the insurance schedule, and keeps the currency of its first cost", async () => {
    await setup.app.call(createInsurancePolicy, {
      ...inPlan(),
      body: {
        kind: "Business interruption",
        insurer: "Harbour Mutual",
        claimsPhone: "+61 2 5550 0110",
        indemnityMonths: 12,
      },
    });
    await send(entryOf("Rented van", "other", 100));
    await setup.app.call(updatePlan, { ...inPlan(), body: { currency: "NZD" } });
    await send(entryOf("Rented oven", "other", 200));
    const { currency, entries, policies } = await costs();
    expect(currency.code).toBe("AUD");
    expect(entries.map(({ cost }) => cost.currency.code)).toEqual(["AUD", "AUD"]);
    expect(policies).toMatchObject([{ insurer: "Harbour Mutual", indemnityMonths: 12 }]);
  });
});

describe("a cost", () => {
  it("is refused with a unit that the incident does not have", async () => {
    const unknown = entryOf("Rented van", "other", 100, { unitId: setup.app.services.newId() });
    expect((await send(unknown)).status).toBe(404);
  });

  it.each([
    ["less than nothing", { amount: -1 }],
    ["a part of a cent", { amount: 0.5 }],
    ["an unknown kind", { kind: "champagne" }],
    ["a correction without a reason", { corrects: { entryId: crypto.randomUUID(), reason: " " } }],
  ])("is refused with %s", async (_case, wrong) => {
    const { cost, ...entry } = entryOf("Rented van", "other", 100);
    const changed = { ...entry, cost: { ...cost, ...wrong } as Entry["cost"] };
    expect((await send(changed)).status).toBe(400);
    expect((await sendReceipt(changed)).status).toBe(400);
  });

  it("is refused if the field of a form is no JSON", async () => {
    const { cost: _cost, ...entry } = entryOf("Rented van", "other", 100);
    const answer = await setup.app.call(addLogPhoto, {
      ...at(incidentId),
      body: { ...entry, cost: "{" },
      file: GREY_PIXEL,
    });
    expect(answer.status).toBe(400);
  });

  it("can be neither changed nor deleted in the database", async () => {
    await send(entryOf("Rented van", "other", 100));
    for (const change of [
      sql`update incident_costs set amount = 900`,
      sql`delete from incident_costs`,
      sql`truncate incident_costs`,
    ])
      await expect(setup.app.services.database.query.execute(change)).rejects.toThrow(
        /Failed query/u,
      );
  });
});
