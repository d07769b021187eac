import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { accessPeople } from "./access-people";
import { ID_NAMES } from "./access-rows";
import { peopledWorld, type World } from "./access-world";
import { copyRows } from "../database/copy-rows";
import { sentStatements, type StatementCost, statementCost } from "../database/statement-plans";
import { testApp, type TestApp } from "../setup/test-app";
import { ACCESS_TABLE } from "./access-table";
import { tableCall } from "./table-call";
import type { Row } from "./table-row";

/*
 * PostgreSQL chooses a plan by its statistics, and after fast growth they describe the tables as they
 * were. So every read and the most frequent writes are asked here what they cost, with statistics of
 * three wrong kinds: no statement may look at more than its own organisation's rows.
 */

const RISKS = 50;
const CONTACTS = 30;
/** An organisation here has some 100 rows; a plan's progress looks at its risks three times. */
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
type Called = { readonly endpoint: Endpoint; readonly row: Row | undefined };
const called: readonly Called[] = appRoutes
  .filter(({ endpoint }) => endpoint.access.scope !== "public")
  .map(({ endpoint }) => ({ endpoint, row: ACCESS_TABLE[endpoint.name] }));
const reads: readonly Called[] = [
  ...called.filter(({ endpoint }) => endpoint.method === "GET"),
  // All that the person may see; the access table's row names an organisation.
  { endpoint: listPlans, row: { who: "signedIn" } },
];
const writes = called.filter(({ endpoint }) => WRITES.has(endpoint.name));

type Statistics = "none" | "of empty tables" | "of one organisation";

/** One organisation with many risks and contacts, then as many others at once; never analysed since. */
async function grownApp(statistics: Statistics, others: number) {
  const app = await testApp();
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
  for (const name of ID_NAMES) await world.take(name);
  await fillWorld(app, world, (await people.tokenOf("owner")) ?? "");
  if (statistics === "of one organisation") await database.query.execute(sql`analyze`);
  await database.transaction((tx) => copyRows(tx, others));
  return { app, people, world };
}

async function fillWorld(app: TestApp, { organisationId, planId, take }: World, as: string) {
  const accountableContactId = await take("contactId");
  const branchId = await take("branchId");
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

/** The statements of these calls whose cost is above the bounds, and how many there were of all. */
async function dearStatements(
  { app, world }: { readonly app: TestApp; readonly world: World },
  token: string | undefined,
  calls: readonly Called[],
) {
  const dear: string[] = [];
  const costs = new Map<string, StatementCost>();
  for (const { endpoint, row } of calls) {
    if (!row) throw new Error(`${endpoint.name} has no row in the access table.`);
    const call = await tableCall(app, endpoint, row, world);
    const sent = await sentStatements(() => call(token));
    for (const statement of sent) {
      if (costs.has(statement.text)) continue;
      const cost = await statementCost(app.services.database, statement);
      costs.set(statement.text, cost);
      const { rows, pages, scans } = cost;
      if (rows > MAX_ROWS || pages > MAX_PAGES)
        dear.push(`${endpoint.name}: ${rows} rows, ${pages} pages (${scans.join("; ")})`);
    }
  }
  return { dear, count: costs.size };
}

it.each<{ statistics: Statistics; others: number }>([
  { statistics: "none", others: 10 },
  { statistics: "none", others: 400 },
  { statistics: "of empty tables", others: 400 },
  { statistics: "of one organisation", others: 400 },
])(
  "with statistics $statistics and $others others no statement looks beyond its organisation",
  async ({ statistics, others }) => {
    const grown = await grownApp(statistics, others);
    const owner = await grown.people.tokenOf("owner");
    const broker = await grown.people.tokenOf("broker");
    for (const [token, calls, fewest] of [
      [owner, reads, 25],
      [broker, reads, 25],
      [owner, writes, 15],
    ] as const) {
      const { dear, count } = await dearStatements(grown, token, calls);
      expect(dear).toEqual([]);
      expect(count).toBeGreaterThan(fewest);
    }
  },
);
