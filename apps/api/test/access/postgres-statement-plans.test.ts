import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { accessPeople } from "./access-people";
import { peopledWorld, type World } from "./access-world";
import { copyRows } from "../database/copy-rows";
import { sentStatements, type StatementCost, statementCost } from "../database/statement-plans";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { ACCESS_TABLE, FIXTURE_NAMES } from "./access-table";
import { tableCall } from "./table-call";
import type { AccessCase } from "./access-case";

/*
 * PostgreSQL chooses a plan by its statistics, and after fast growth they are out of date. So this measures the cost of
 * every read and the most frequent writes with three kinds of wrong statistics: no statement may read more than its own
 * organisation's rows.
 */

const RISKS = 50;
const CONTACTS = 30;
/** An organisation here has some 100 rows; a plan's progress reads its risks three times. */
const MAX_ROWS = 350;
const MAX_PAGES = 250;

const WRITES = new Set([
  "updateRisk",
  "createRisk",
  "createContact",
  "updateContact",
  "createCustomer",
  "createPlan",
  "createOrganisation",
  "updateStrategicBia",
  "updateAssets",
  "updateTeamContact",
]);
type TestedEndpoint = { readonly endpoint: Endpoint; readonly accessCase: AccessCase | undefined };
const tested: readonly TestedEndpoint[] = appRoutes
  .filter(({ endpoint }) => endpoint.access.scope !== "public")
  .map(({ endpoint }) => ({ endpoint, accessCase: ACCESS_TABLE[endpoint.name] }));
const reads: readonly TestedEndpoint[] = [
  ...tested.filter(({ endpoint }) => endpoint.method === "GET"),
  // All that the person may see; the access table's case names an organisation.
  { endpoint: listPlans, accessCase: { who: "signedIn" } },
];
const writes = tested.filter(({ endpoint }) => WRITES.has(endpoint.name));

type Statistics = "none" | "of empty tables" | "of one organisation";

/** One organisation with many risks and contacts, then as many others at once; not analysed since. */
async function grownApp(statistics: Statistics, others: number) {
  const app = await testApp(undefined, { printer: quickPrinter });
  const { database } = app.services;
  const tables = await database.query.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  for (const { name } of tables.rows)
    await database.query.execute(
      sql`alter table ${sql.identifier(name)} set (autovacuum_enabled = false)`,
    );
  if (statistics === "of empty tables") await database.query.execute(sql`analyze`);
  const people = await accessPeople(app);
  const world = await peopledWorld(app, people);
  for (const name of FIXTURE_NAMES) await world.fixtureId(name);
  await fillWorld(app, world, (await people.tokenOf("owner")) ?? "");
  if (statistics === "of one organisation") await database.query.execute(sql`analyze`);
  await database.transaction((tx) => copyRows(tx, others));
  return { app, people, world };
}

async function fillWorld(app: TestApp, { organisationId, planId, fixtureId }: World, as: string) {
  const accountableContactId = await fixtureId("contactId");
  const branchId = await fixtureId("branchId");
  for (let number = 1; number < RISKS; number += 1)
    await app.call(createRisk, {
      as,
      params: { planId },
      body: {
        riskCategoryId: 1,
        name: `Risk ${number}`,
        likelihoodPresetId: 1,
        cost: 100,
        mitigationStrategyIds: [6],
        mitigationProcess: "Insure",
        accountableContactId,
      },
    });
  for (let number = 1; number < CONTACTS; number += 1)
    await app.call(createContact, {
      as,
      params: { orgId: organisationId },
      body: {
        firstName: `Contact ${number}`,
        lastName: "Person",
        contactTypeId: 1,
        workTypeId: 1,
        branchId,
      },
    });
}

/** The statements of these requests whose cost exceeds the limits, and the number of all statements. */
async function expensiveStatements(
  { app, world }: { readonly app: TestApp; readonly world: World },
  token: string | undefined,
  calls: readonly TestedEndpoint[],
) {
  const expensive: string[] = [];
  const costs = new Map<string, StatementCost>();
  for (const { endpoint, accessCase } of calls) {
    if (!accessCase) throw new Error(`${endpoint.name} has no case in the access table.`);
    const call = await tableCall(app, endpoint, accessCase, world);
    const sent = await sentStatements(() => call(token));
    for (const statement of sent) {
      if (costs.has(statement.text)) continue;
      const cost = await statementCost(app.services.database, statement);
      costs.set(statement.text, cost);
      const { rows, pages, scans } = cost;
      if (rows > MAX_ROWS || pages > MAX_PAGES)
        expensive.push(`${endpoint.name}: ${rows} rows, ${pages} pages (${scans.join("; ")})`);
    }
  }
  return { expensive, count: costs.size };
}

it.each<{ statistics: Statistics; others: number }>([
  { statistics: "none", others: 10 },
  { statistics: "none", others: 400 },
  { statistics: "of empty tables", others: 400 },
  { statistics: "of one organisation", others: 400 },
])(
  "with statistics $statistics and $others others, no statement reads beyond its organisation",
  async ({ statistics, others }) => {
    const grown = await grownApp(statistics, others);
    const owner = await grown.people.tokenOf("owner");
    const broker = await grown.people.tokenOf("broker");
    for (const [token, calls, fewest] of [
      [owner, reads, 25],
      [broker, reads, 25],
      [owner, writes, 15],
    ] as const) {
      const { expensive, count } = await expensiveStatements(grown, token, calls);
      expect(expensive).toEqual([]);
      expect(count).toBeGreaterThan(fewest);
    }
  },
);
