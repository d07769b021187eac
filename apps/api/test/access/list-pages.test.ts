import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { PageQuery } from "@holdfast/contract/platform/list-page";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { appRoutes } from "../../src/app";
import {
  contactsTable,
  customersTable,
  strategicThirdPartiesTable,
  suppliersTable,
} from "../../src/features/directory/directory-table";
import { risks } from "../../src/features/risks/risks-table";
import { testApp, type TestApp } from "../setup/test-app";
import {
  ownerWithOrganisation,
  ownerWithPlan,
  type PlanWorkspace,
  type Workspace,
} from "../factories/workspace";

/** More than two batches of 1,000 rows. */
const CUSTOMERS = 2_030;
/** More than one batch. */
const OTHERS = 1_050;

let app: TestApp;
let cafe: Workspace;
let bakery: PlanWorkspace;
let params: { readonly orgId: string };
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithOrganisation(app, "owner@pages.example");
  params = { orgId: cafe.organisationId };
  const { database, newId, clock } = app.services;
  await database.query.insert(customersTable).values(
    Array.from({ length: CUSTOMERS }, (_, number) => ({
      organisationId: cafe.organisationId,
      id: newId(),
      // Three of each name: only the id determines their order.
      name: `Customer ${String(Math.floor(number / 3)).padStart(4, "0")}`,
      email: "customer@pages.example",
      address: "é".repeat(100),
      category: [],
      createdAt: clock.now(),
    })),
  );
  bakery = await ownerWithPlan(app, "bakery@pages.example");
  const rows = Array.from({ length: OTHERS }, (_, number) => ({
    organisationId: bakery.organisationId,
    id: newId(),
    name: `Name ${number % 7}`,
    email: "partner@pages.example",
    contactPerson: "Ana Reed",
    category: [],
    strategicThirdPartyCategoryId: 1,
    createdAt: clock.now(),
  }));
  await database.query.insert(suppliersTable).values(rows);
  await database.query.insert(strategicThirdPartiesTable).values(rows);
  const people = rows.map(({ name, ...row }) => ({ ...row, firstName: "Ana", lastName: name }));
  await database.query
    .insert(contactsTable)
    .values(people.map((person) => ({ ...person, contactTypeId: 1, workTypeId: 1 })));
  const { planId } = bakery;
  await database.query.insert(risks).values(
    rows.map((row, number) => ({
      ...row,
      planId,
      riskCategoryId: 1 + (number % 3),
      likelihoodPresetId: 1,
      cost: 500,
      mitigationStrategyIds: [],
      mitigationProcess: "",
      updatedAt: row.createdAt,
    })),
  );
});

type Response = Awaited<ReturnType<TestApp["server"]["inject"]>>;
type Row = Readonly<Record<string, unknown>>;

/** The responses that a list's `Link` headers lead through, from this URL on. */
async function answersFrom(address: string, { token } = cafe) {
  const answers: { readonly rows: readonly Row[] }[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const response: Response = await app.server.inject({
      url: next,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
    answers.push({ rows: response.json<Row[]>() });
    next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers["link"]))?.[1];
  }
  return answers;
}

const customers = () => `/v1/orgs/${cafe.organisationId}/customers`;
const idsOf = (rows: readonly Row[]) => rows.map((row) => row["customerId"]);

describe("a list", () => {
  it("sends a list without page parameters whole, each row once and in order", async () => {
    const answers = await answersFrom(customers());
    expect(answers).toHaveLength(1);
    const rows = answers.flatMap((answer) => answer.rows);
    expect(new Set(idsOf(rows)).size).toBe(CUSTOMERS);
    const names = rows.map((row) => String(row["name"]));
    expect(names).toEqual(names.toSorted());
  });

  it.each(["contacts", "suppliers", "strategic_third_parties", "risks"])(
    "sends %s without page parameters as it sends them in pages",
    async (list) => {
      const owner = list === "risks" ? `plans/${bakery.planId}` : `orgs/${bakery.organisationId}`;
      const address = `/v1/${owner}/${list}`;
      const rowsFrom = async (from: string) =>
        (await answersFrom(from, bakery)).flatMap(({ rows }) => rows);
      const [whole, pages] = [await rowsFrom(address), await rowsFrom(`${address}?pageSize=400`)];
      expect(whole).toHaveLength(OTHERS);
      expect(whole).toEqual(pages);
    },
  );

  it("sends a list in pages of the requested size, the same rows in the same order", async () => {
    const whole = (await answersFrom(customers())).flatMap(({ rows }) => rows);
    const pages = await answersFrom(`${customers()}?pageSize=500`);
    expect(pages.map(({ rows }) => rows.length)).toEqual([500, 500, 500, 500, 30]);
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole);
    const third = await app.call(listCustomers, {
      as: cafe.token,
      params,
      query: { page: 3, pageSize: 500 },
    });
    expect(third.body).toEqual(whole.slice(1_000, 1_500));
  });

  it("has 100 rows per page by default, and no Link header on its last page", async () => {
    const read = (page: number) =>
      app.call(listCustomers, { as: cafe.token, params, query: { page } });
    const [full, last] = [await read(20), await read(21)];
    expect([full.body.length, full.headers["link"]]).toEqual([
      100,
      `<${customers()}?offset=2000&pageSize=100>; rel="next"`,
    ]);
    expect([last.body.length, last.headers["link"]]).toEqual([30, undefined]);
    expect((await read(22)).body).toEqual([]);
  });

  it("returns no empty last page of a list of an exact number of pages", async () => {
    const pages = await answersFrom(`${customers()}?pageSize=1015`);
    expect(pages.map(({ rows }) => rows.length)).toEqual([1_015, 1_015]);
  });

  it.each(["pageSize=0", "pageSize=10001", "page=0", "page=1.5", "offset=-1", "pageSize=ten"])(
    "refuses %s with 400",
    async (query) => {
      const response = await app.server.inject({
        url: `${customers()}?${query}`,
        headers: { authorization: `Bearer ${cafe.token}` },
      });
      expect(response.statusCode).toBe(400);
    },
  );

  it("sends a short list whole, without a Link header", async () => {
    const body = { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 };
    await app.call(createContact, { as: cafe.token, params, body });
    const { body: answer, headers } = await app.call(listContacts, { as: cafe.token, params });
    expect([answer.length, headers["link"]]).toEqual([1, undefined]);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("sends a list to each of many concurrent reads, although they wait for each other", async () => {
    const reads = Array.from({ length: 12 }, () =>
      app.call(listCustomers, { as: cafe.token, params }),
    );
    const outcomes = await Promise.all(reads);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

/** Lists that cannot grow, and the reason. */
const WITHOUT_PAGES: Readonly<Record<string, string>> = {
  searchIndustries: "has its own pages",
  searchOrganisation: "at most six hits of each kind",
  listSingleSheets: "fixed sheets, and one for each event card and business unit of a location",
  listTeams: "three teams of a plan, each with a limit",
  listDepartments: "business units of one location have a limit",
  listUncriticalAreas: "strategic areas of an organisation have a limit",
  listTacticalBias: "one row for each business unit of a location",
  listRecoveryStrategies: "one row for each business unit of a location",
  listUnitProcedures: "one row for each business unit of a location",
  listFolders: "seven, and those of the plan's documents, which have a limit",
  listDocuments: "the documents of a plan have a limit",
  listInsurancePolicies: "the insurance policies of a plan have a limit",
  listPolicies: "the versions of one policy have a limit",
  listPlanSubscriptions: "a fixed number of the newest",
  listHistoryPeople: "a fixed number of people, for a filter",
  listNews: "the newest twelve entries",
  listIncidents: "a fixed number of the newest",
  listOpenIncidents: "a fixed number of the most urgent",
  listAllOpenIncidents: "a fixed number of the most urgent",
  listReportParts: "the entries of a log have a limit",
  listMonthlyQuestions: "a fixed number of the newest",
  listExercises: "a fixed number of the newest",
  listExerciseScenarios: "the scenarios of the library",
  readHazardIndex: "the hazards of one industry",
  listSignificantExposures: "the exposures of one industry",
};

describe("every list of the contract", () => {
  const answersArray = ({ method, response }: Endpoint) =>
    method === "GET" && response.kind === "json" && response.schema._zod.def.type === "array";
  const arrays = appRoutes.map(({ endpoint }) => endpoint).filter(answersArray);

  it("has pages, or cannot grow", () => {
    const others = arrays
      .filter(({ response }) => !(response.kind === "json" && response.isList))
      .map((endpoint) => endpoint.name);
    const growing = others.filter((name) => !(name in WITHOUT_PAGES));
    // Lookups are the same for everyone: see `lookupRoute`.
    expect(growing.filter((name) => !LOOKUPS.test(name))).toEqual([]);
    expect(Object.keys(WITHOUT_PAGES).filter((name) => !others.includes(name))).toEqual([]);
  });

  it("has page parameters in the query of every list with pages", () => {
    const paged = arrays.filter(({ response }) => response.kind === "json" && response.isList);
    expect(paged.length).toBeGreaterThan(12);
    for (const { name, query } of paged) {
      const shape = (query as z.ZodMiniObject | undefined)?.shape ?? {};
      expect([name, Object.keys(shape)]).toEqual([
        name,
        expect.arrayContaining(Object.keys(PageQuery.shape)),
      ]);
    }
  });
});

const LOOKUPS =
  /^list\w*(?:Types|Presets|Options|Scales|Categories|Strategies|Statuses|Penalties|Roles|Currencies|Terms)$/;
