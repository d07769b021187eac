import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { NO_FILTER, UNASSIGNED } from "@holdfast/contract/risks/register/register-view-rules";
import { queryOfRegister } from "@holdfast/contract/risks/register/register-query";
import type {
  RegisterFilter,
  RegisterSort,
} from "@holdfast/contract/risks/register/register-view-rules";
import { exportRisks } from "@holdfast/contract/risks/register/export-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../../test/factories/workspace";

const [REDUCE, TRANSFER, ACCEPT] = [2, 4, 6];
const [NATURAL_HAZARDS, CYBER_SECURITY] = [1, 5];
/** A Saturday. */
const TODAY = "2026-11-21";

const custom = {
  riskPresetId: null,
  riskCategoryId: NATURAL_HAZARDS,
  likelihoodPresetId: 4,
  cost: 250_000,
  mitigationStrategyIds: [ACCEPT],
  mitigationProcess: "Wait and see.",
};

let app: TestApp;
let owner: PlanWorkspace;
let contactId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "export@cafe.example");
  const { token, organisationId } = owner;
  const contact = await app.call(createContact, {
    as: token,
    params: { orgId: organisationId },
    body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
  });
  contactId = contact.body.contactId;
  const saved = [
    {
      ...custom,
      name: "=Salt spray",
      mitigationStrategyIds: [REDUCE, TRANSFER],
      includeInsurance: true,
      mitigationStatusId: 2,
      accountableContactId: contactId,
      followUpDate: "2026-11-20",
      comments: "Ask the landlord.",
    },
    { ...custom, name: "Awning", cost: 1e12, followUpDate: "2026-11-22" },
    {
      ...custom,
      name: "Phishing by phone",
      riskCategoryId: CYBER_SECURITY,
      likelihoodPresetId: 6,
      cost: 333,
    },
  ];
  for (const body of saved) await app.call(createRisk, { ...inPlan(owner), body });
});

const inPlan = ({ token, planId }: PlanWorkspace) => ({ as: token, params: { planId } });

/** Returns the register as exported from a screen with that filter and order. */
async function exported(
  filter: Partial<RegisterFilter> = {},
  sort: RegisterSort | null = null,
  today = TODAY,
) {
  const query = queryOfRegister({ ...NO_FILTER, ...filter }, sort, today);
  const { status, bytes, headers } = await app.call(exportRisks, { ...inPlan(owner), query });
  expect(status).toBe(200);
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  if (!sheet) throw new Error("There is no sheet.");
  const [head, ...rows] = sheet.rows;
  return { head, rows, names: rows.map(([name]) => name), sheet, headers };
}

describe("the exported register", () => {
  test("has the columns and rows of the screen, as text, numbers and dates", async () => {
    const { head, rows, sheet } = await exported();
    expect(head).toEqual([
      "Risk",
      "Risk Category",
      "Likelihood",
      "Loss Value",
      "Annualised Value",
      "Mitigation Strategy",
      "Mitigation Status",
      "Responsible Person",
      "Follow Up Date",
    ]);
    const strategies = rows[0]?.[5];
    expect(rows).toEqual([
      [
        "=Salt spray",
        "Natural Hazards",
        "1 in 100 years",
        250_000,
        2_500,
        expect.stringMatching(/, Transfer$/),
        "Ongoing Monitoring",
        "Mei Tan",
        new Date("2026-11-20T00:00:00.000Z"),
      ],
      [
        "Awning",
        "Natural Hazards",
        "1 in 100 years",
        1e12,
        1e10,
        "Accept",
        null,
        null,
        new Date("2026-11-22T00:00:00.000Z"),
      ],
      [
        "Phishing by phone",
        "Cyber Security",
        expect.any(String),
        333,
        expect.any(Number),
        "Accept",
        null,
        null,
        null,
      ],
    ]);
    expect(strategies).not.toBe("Transfer");
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.cells?.get("1,3")?.style?.numFmt).toBe('"AU$"#,##0');
    expect(sheet.cells?.get("1,4")?.style?.numFmt).toBe('"AU$"#,##0.00');
    expect(sheet.cells?.get("1,8")?.style?.numFmt).toBe("dd/mm/yyyy");
  });

  test("names the exported register after the plan", async () => {
    const named = await ownerWithPlan(app, "export-name@cafe.example");
    await app.call(updatePlan, { ...inPlan(named), body: { name: "Café / Nord" } });
    const { headers } = await app.call(exportRisks, inPlan(named));
    expect(headers).toMatchObject({
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": expect.stringContaining(
        `filename*=UTF-8''${encodeURIComponent("Café _ Nord_Risk_Register.xlsx")}`,
      ),
    });
  });

  test.each<[string, Partial<RegisterFilter>, string[]]>([
    ["the search", { text: " SALT " }, ["=Salt spray"]],
    ["a category", { categoryIds: ["5"] }, ["Phishing by phone"]],
    [
      "several categories",
      { categoryIds: ["5", "1"] },
      ["=Salt spray", "Awning", "Phishing by phone"],
    ],
    ["no responsible person", { contactIds: [UNASSIGNED] }, ["Awning", "Phishing by phone"]],
    ["this week", { dates: "This Week" }, ["=Salt spray", "Awning"]],
    ["overdue risks", { dates: "Overdue" }, ["=Salt spray"]],
    [
      "all filters together",
      { text: "a", categoryIds: ["1"], dates: "This Year" },
      ["=Salt spray", "Awning"],
    ],
    ["a search without results", { text: "nowhere" }, []],
  ])("applies the filter: %s", async (_, filter, names) => {
    expect((await exported(filter)).names).toEqual(names);
  });

  test("applies the filter: a responsible person", async () => {
    expect((await exported({ contactIds: [contactId] })).names).toEqual(["=Salt spray"]);
  });

  test("uses the person's date, not the server's", async () => {
    expect((await exported({ dates: "Overdue" }, null, "2026-11-23")).names).toEqual([
      "=Salt spray",
      "Awning",
    ]);
    expect((await exported({ dates: "Overdue" }, null, "2026-11-20")).names).toEqual([]);
  });

  test("exports the register in the order of the screen", async () => {
    const byCost = { column: "cost", isDescending: false } as const;
    expect((await exported({}, byCost)).rows.map((row) => row[3])).toEqual([333, 250_000, 1e12]);
    const byDate = { column: "follow-up", isDescending: true } as const;
    expect((await exported({}, byDate)).names).toEqual([
      "Awning",
      "=Salt spray",
      "Phishing by phone",
    ]);
  });

  test("exports the whole register, with the server's date, for a call without a query", async () => {
    const whole = await app.call(exportRisks, inPlan(owner));
    const [sheet] = (await readXlsx(whole.bytes)).sheets;
    expect(sheet?.rows).toHaveLength(4);
    const overdue = await app.call(exportRisks, {
      ...inPlan(owner),
      query: { dates: "Overdue" },
    });
    expect((await readXlsx(overdue.bytes)).sheets[0]?.rows).toHaveLength(2);
  });

  test.each([
    ["JPY", '"¥"#,##0', '"¥"#,##0.00'],
    ["AED", '"AED\u00a0"#,##0', '"AED\u00a0"#,##0.00'],
  ])("writes amounts of %s with its prefix", async (currency, whole, decimals) => {
    const own = await ownerWithPlan(app, `export-${currency}@cafe.example`);
    await app.call(updatePlan, { ...inPlan(own), body: { currency } });
    await app.call(createRisk, { ...inPlan(own), body: { ...custom, name: "Awning" } });
    const { bytes } = await app.call(exportRisks, inPlan(own));
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    const formatOf = (cell: string) => sheet?.cells?.get(cell)?.style?.numFmt;
    expect([formatOf("1,3"), formatOf("1,4")]).toEqual([whole, decimals]);
  });
});

describe("the export", () => {
  test("exports the register to those who may read the plan, expired or not, and to no one else", async () => {
    const { organisationId, planId } = owner;
    const params = { planId };
    const viewer = await signedInMember(app, organisationId, "viewer", "export-v@cafe.example");
    const stranger = await signedInPerson(app, "export-s@cafe.example");
    const statusFor = async (as: string | undefined) =>
      (await app.call(exportRisks, { as, params })).status;
    expect(await statusFor(viewer)).toBe(200);
    expect(await statusFor(stranger)).toBe(404);
    expect(await statusFor(undefined)).toBe(401);
    const lapsed = await ownerWithPlan(app, "export-lapsed@cafe.example");
    await expirePlan(app, lapsed.planId);
    expect((await app.call(exportRisks, inPlan(lapsed))).status).toBe(200);
  });

  test("rejects an invalid query with a message at each field", async () => {
    const query = { sort: "comments", contactIds: "ana" } as never;
    const { status, problem } = await app.call(exportRisks, { ...inPlan(owner), query });
    expect([status, problem.errors]).toEqual([
      400,
      [
        { path: "contactIds", message: "Please choose people from the register." },
        { path: "sort", message: "Please choose one of the register's columns." },
      ],
    ]);
  });

  test("limits the rate of exports", async () => {
    const greedy = await ownerWithPlan(app, "export-greedy@cafe.example");
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await app.call(exportRisks, inPlan(greedy))).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});

test("an exported risk that is only proposed says so", async () => {
  const own = await ownerWithPlan(app, "export-proposed@cafe.example");
  await app.call(createRisk, {
    ...inPlan(own),
    body: { ...custom, name: "Awning", proposed: true },
  });
  const { bytes } = await app.call(exportRisks, inPlan(own));
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.rows.flat()).toContain("Awning (proposed, not confirmed)");
});
