import { clonePlan, PLAN_PARTS } from "@holdfast/contract/plans/clone-plan";
import { saveUncriticalArea } from "@holdfast/contract/impact-analysis/strategic/uncritical-area-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "../../../platform/clock";
import { fullPlan } from "../../../../test/factories/full-plan";
import { freshKey } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

/* Every table with rows of a plan: a clone has the same rows, or a list gives the reason why not. */

/** Tables whose rows a clone does not take from its source. */
const NOT_CARRIED: Readonly<Record<string, string>> = {
  subscriptions: "a clone has its own key",
  plan_accountable_contacts: "chosen in the form of the clone",
  renewal_reminders: "sent for the expiry of one plan",
  plan_versions: "approved for one plan",
  incidents: "happened to one plan",
  incident_responders: "were called to an incident of one plan",
  incident_messages: "were sent in an incident of one plan",
  safety_check_people: "were asked in an incident of one plan",
  incident_roles: "were given in an incident of one plan",
  incident_actions: "were done in an incident of one plan",
  incident_units: "were hit by an incident of one plan",
  incident_log: "the log of an incident of one plan",
  incident_photos: "the log of an incident of one plan",
  incident_costs: "the log of an incident of one plan",
  exercises: "were held for one plan",
  exercise_participants: "took part in an exercise of one plan",
  exercise_injects: "were sent in an exercise of one plan",
  exercise_answers: "were given in an exercise of one plan",
  exercise_objectives: "were scored in an exercise of one plan",
  exercise_units: "were measured in an exercise of one plan",
  agreed_actions: "agreed after an incident or an exercise of one plan",
  monthly_questions: "were sent to the teams of one plan",
  answer_links: "were sent for an incident, an exercise or a question of one plan",
  plan_copy_holders: "hold copies of one plan",
};
/** Tables with rows of every plan, which a clone always has. */
const OF_EVERY_PLAN: ReadonlySet<string> = new Set(["teams"]);

/** A table that refers to plans, or to a table that does. */
type PlanTable = {
  readonly name: string;
  /** The columns of the reference, and those that they refer to. */
  readonly columns: readonly string[];
  readonly parent: string;
  readonly keys: readonly string[];
};

let app: TestApp;
let references: readonly PlanTable[];
let tables: readonly PlanTable[];
let source: Awaited<ReturnType<typeof fullPlan>>;
beforeAll(async () => {
  app = await testApp();
  references = await readReferences();
  tables = tablesOf(references);
  source = await fullPlan(app, "clone-tables@cafe.example");
  const { strategicCriticalAreaId } = await source.call(createStrategicCriticalArea, {
    params: { orgId: source.organisationId },
    body: { name: "Accounting", strategicCriticalAreaCategoryId: 1 },
  });
  await source.call(saveUncriticalArea, {
    params: { planId: source.planId, strategicCriticalAreaId },
  });
  app.clock.pass(MINUTE);
});

type Row = Readonly<Record<string, unknown>>;
const select = async (query: ReturnType<typeof sql>) =>
  (await app.services.database.query.execute<Row>(query)).rows;

/** Reads what refers to plans, and by cascade to another table, from the database. */
const readReferences = () =>
  select(sql`
    select c.relname as name, p.relname as parent,
      (select json_agg(a.attname order by k.at) from unnest(r.conkey) with ordinality k (n, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n) as columns,
      (select json_agg(a.attname order by k.at) from unnest(r.confkey) with ordinality k (n, at)
        join pg_attribute a on a.attrelid = p.oid and a.attnum = k.n) as keys
    from pg_constraint r
      join pg_class c on c.oid = r.conrelid
      join pg_class p on p.oid = r.confrelid
    where r.contype = 'f' and (p.relname = 'plans' or r.confdeltype = 'c')
    order by c.relname, r.conname`) as unknown as Promise<PlanTable[]>;

/** Returns the tables that refer to plans, and those that refer to one of these. */
function tablesOf(all: readonly PlanTable[]): PlanTable[] {
  const found = new Map<string, PlanTable>();
  const addThoseOf = (parent: string) => {
    for (const table of all.filter((each) => each.parent === parent && !found.has(each.name))) {
      found.set(table.name, table);
      addThoseOf(table.name);
    }
  };
  addThoseOf("plans");
  return [...found.values()];
}

/** The condition for the rows of a table that belong to the plan. */
function isOfPlan({ columns, parent, keys }: PlanTable, planId: string): ReturnType<typeof sql> {
  const own = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const referenced = sql.join(
    keys.map((key) => sql.identifier(key)),
    sql`, `,
  );
  const table = tables.find(({ name }) => name === parent);
  const which = table ? isOfPlan(table, planId) : sql`id = ${planId}`;
  return sql`(${own}) in (select ${referenced} from ${sql.identifier(parent)} where ${which})`;
}

/** Columns with ids of the plan's own rows, which differ in a copy, and when a row was made. */
const differsInCopy = (column: string) =>
  ["id", "plan_id", "record_id", "floor_plan_file_id", "created_at", "updated_at"].includes(
    column,
  ) ||
  references.some(
    ({ columns, parent }) =>
      column !== "organisation_id" &&
      columns.includes(column) &&
      tables.some(({ name }) => name === parent),
  );

/** The rows of a plan in one table, without the columns that differ in a copy. */
async function rowsOf(table: PlanTable, planId: string): Promise<string[]> {
  const rows = await select(
    sql`select * from ${sql.identifier(table.name)} where ${isOfPlan(table, planId)}`,
  );
  return rows
    .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !differsInCopy(column))))
    .toSorted();
}

const cloneOf = async (leave: readonly (typeof PLAN_PARTS)[number][]) => {
  const { status, body } = await app.call(clonePlan, {
    as: source.token,
    body: {
      name: `Without ${leave.join(", ")}`,
      branchId: source.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
      planId: source.planId,
      leave: [...leave],
    },
  });
  expect(status).toBe(201);
  return body.planId;
};
const carried = () => tables.filter(({ name }) => !(name in NOT_CARRIED));

describe("a clone", () => {
  it("clones a plan with rows in every table that a clone carries", async () => {
    const counts = await Promise.all(
      carried().map(async (table) => [table.name, (await rowsOf(table, source.planId)).length > 0]),
    );
    expect(counts).toEqual(carried().map(({ name }) => [name, true]));
    expect(
      Object.keys(NOT_CARRIED).filter((name) => !tables.some((table) => table.name === name)),
    ).toEqual([]);
  });

  it("has the same rows in every table, in all columns but ids and times", async () => {
    const planId = await cloneOf([]);
    for (const table of carried())
      expect([table.name, await rowsOf(table, planId)]).toEqual([
        table.name,
        await rowsOf(table, source.planId),
      ]);
  });

  it("has no rows of the plan if all parts are left", async () => {
    const planId = await cloneOf(PLAN_PARTS);
    for (const table of carried().filter(({ name }) => !OF_EVERY_PLAN.has(name)))
      expect([table.name, await rowsOf(table, planId)]).toEqual([table.name, []]);
  });
});
