import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import {
  createAssets,
  listAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import {
  createPlan,
  listPlans,
  listPlanSubscriptions,
} from "@holdfast/contract/plans/plan-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it } from "vitest";
import {
  type Database,
  openDatabase,
  openDatabaseForCommand,
} from "../../src/platform/database/database";
import { demoInstallation, emptyInstallation, type Installation } from "../setup/installation";
import { killDatabase, killRounds } from "../database/kill-database";
import { postgresBin } from "../database/postgres-server";
import { type RunningApp, startServer } from "../setup/running-app";

const ROUNDS = killRounds();
const WRITERS = 4;
const ASSETS_AT_ONCE = 5;

/** What SIGKILL ends in a round, in this order. */
const KILLS = [["database", "server"], ["server"], ["server", "database"]] as const;

type Target = {
  readonly as: string;
  readonly orgId: string;
  readonly planId: string;
  readonly branchId: string;
  readonly departmentId: string;
};

const targetOf = async (server: RunningApp, as: string): Promise<Target> => {
  const [plan] = (await server.call(listPlans, { as })).answer;
  if (!plan) throw new Error("There is no plan.");
  const { organisationId: orgId, planId, branchId } = plan;
  const branches = await server.call(listBranches, { as, params: { orgId } });
  const departmentId = branches.answer[0]?.departments[0]?.departmentId ?? "";
  return { as, orgId, planId, branchId, departmentId };
};

/** An acknowledged row, as it was returned. */
type Acknowledged = object;
type Answered = { readonly status: number; readonly answer: unknown };

/** The calls that a writer makes in turn: all but the first write several rows. */
const STEPS: readonly ((server: RunningApp, target: Target, text: string) => Promise<Answered>)[] =
  [
    (server, { as, orgId }, firstName) =>
      server.call(createContact, {
        as,
        params: { orgId },
        body: { firstName, lastName: "Killed", contactTypeId: 1, workTypeId: 1 },
      }),
    (server, { as, planId }, name) =>
      server.call(createRisk, {
        as,
        params: { planId },
        body: {
          riskCategoryId: 1,
          name,
          likelihoodPresetId: 1,
          cost: 100,
          mitigationStrategyIds: [6, 7],
          mitigationProcess: name,
        },
      }),
    (server, { as, planId, departmentId }, name) =>
      server.call(createAssets, {
        as,
        params: { planId },
        body: Array.from({ length: ASSETS_AT_ONCE }, (_, quantity) => ({
          departmentId,
          assetTypeId: 1,
          name,
          quantity,
        })),
      }),
    (server, { as, branchId }, name) =>
      server.call(createPlan, {
        as,
        body: { name, branchId, key: "DEMO-PLAN", currency: "AUD", contacts: [] },
      }),
  ];

/** Writes forever; the writers begin at different steps, and each creates one plan. */
async function write(
  server: RunningApp,
  target: Target,
  { round, writer }: { readonly round: number; readonly writer: number },
  acknowledge: (rows: readonly Acknowledged[]) => void,
) {
  for (let number = 0; ; number += 1) {
    const plansToo = number < STEPS.length ? STEPS.length : STEPS.length - 1;
    const step = STEPS[(writer + number) % plansToo];
    if (!step) continue;
    const { status, answer } = await step(server, target, `round ${round} ${writer} ${number}`);
    if (status !== 201) throw new Error(`A write returned ${status}: ${JSON.stringify(answer)}`);
    acknowledge((Array.isArray(answer) ? answer : [answer]) as Acknowledged[]);
  }
}

/** Writes until the server is killed, shortly after the first response to each writer. Returns the acknowledged rows. */
async function writeUntilKilled(
  server: RunningApp,
  target: Target,
  round: number,
  disturb: () => Promise<unknown>,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const refused: unknown[] = [];
  let isKilled = false;
  const began = new Promise<void>((resolve) => {
    const begun = new Set<number>();
    for (let writer = 0; writer < WRITERS; writer += 1)
      write(server, target, { round, writer }, (rows) => {
        acknowledged.push(...rows);
        begun.add(writer);
        if (begun.size === WRITERS) resolve();
      }).catch((error: unknown) => {
        if (!isKilled) refused.push(error);
        resolve();
      });
  });
  await began;
  await new Promise((resolve) => setTimeout(resolve, ((round + 2) * 37) % 150));
  isKilled = true;
  await disturb();
  expect((await server.end("SIGKILL")).code).toBeNull();
  expect(refused).toEqual([]);
  return acknowledged;
}

/** Returns the acknowledged rows that are missing, and the rows that were only partly written. */
async function verify(server: RunningApp, target: Target, acknowledged: readonly Acknowledged[]) {
  const { as, orgId, planId } = target;
  const lists = {
    contacts: (await server.call(listContacts, { as, params: { orgId } })).answer,
    risks: (await server.call(listRisks, { as, params: { planId } })).answer,
    assets: (await server.call(listAssets, { as, params: { planId } })).answer,
    plans: (await server.call(listPlans, { as })).answer,
  };
  const identity = (row: object) => {
    const { contactId, riskId, assetId, planId: plan, name } = row as Record<string, unknown>;
    return JSON.stringify({ contactId, riskId, assetId, plan: name && plan, name });
  };
  const listed = new Set(Object.values(lists).flatMap((list) => list.map(identity)));
  const lost = acknowledged.filter((row) => !listed.has(identity(row)));
  const partial: unknown[] = [];
  const batches = new Map<string, number>();
  for (const { name } of lists.assets)
    if (name.startsWith("round")) batches.set(name, (batches.get(name) ?? 0) + 1);
  for (const [name, count] of batches) if (count !== ASSETS_AT_ONCE) partial.push({ name, count });
  for (const risk of lists.risks)
    if (risk.name.startsWith("round") && risk.mitigationStrategies.length !== 2) partial.push(risk);
  return { lost, partial, plans: lists.plans };
}

/** Returns incomplete plans: a plan has three teams and the subscription created from its key. */
async function incompletePlans(
  server: RunningApp,
  as: string,
  plans: readonly { planId: string }[],
) {
  const partial: unknown[] = [];
  for (const { planId } of plans) {
    const input = { as, params: { planId } };
    const teams = (await server.call(listTeams, input)).answer.length;
    const keys = (await server.call(listPlanSubscriptions, input)).answer.length;
    if (teams !== 3 || keys !== 1) partial.push({ planId, teams, keys });
  }
  return partial;
}

/** Works on the database of a stopped installation. */
async function inDatabase<Result>(
  settings: Installation["settings"],
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    dataDir: settings.DATA_DIR,
    postgresBin,
    log: pino({ level: "silent" }),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Lets the demo's promo code be used by every writer of every round. */
const extendPromoCode = (settings: Installation["settings"]) =>
  inDatabase(settings, ({ query }) =>
    query.execute(
      sql`update promo_codes set quantity = ${2 * ROUNDS * WRITERS} where code_key = 'DEMO-PLAN'`,
    ),
  );

/** A killed server cannot take back the attempts with a key that it counted first, and 100 rounds would pass the limit. */
async function forgetAttempts({ DATA_DIR: dataDir }: Installation["settings"]) {
  const log = pino({ level: "silent" });
  const database = await openDatabaseForCommand({ dataDir, postgresBin, log });
  await database.query.execute(sql`delete from rate_limits`);
  await database.close();
}

/** Counts the uses of the demo's promo code, its keys, all plans and those with a key: tables of one transaction. */
async function countUses(settings: Installation["settings"]) {
  type Counts = Record<"used" | "keys" | "plans" | "plansWithKey", number>;
  const counts = await inDatabase(settings, ({ query }) =>
    query.execute<Counts>(sql`
      select p.used,
        (select count(*) from subscriptions s where s.promo_code_id = p.id) as keys,
        (select count(*) from plans) as plans,
        (select count(distinct s.plan_id) from subscriptions s) as "plansWithKey"
      from promo_codes p where p.code_key = 'DEMO-PLAN'`),
  );
  const { used = 0, keys = -1, plans = -1, plansWithKey = -2 } = counts.rows[0] ?? {};
  return { used, keys, plans, plansWithKey };
}

it(
  `a server and its database, killed ${ROUNDS} times while writing, lose no acknowledged row and leave none partly written`,
  async () => {
    const settings = await emptyInstallation();
    const { owner } = await demoInstallation(settings);
    await extendPromoCode(settings);

    const acknowledged: Acknowledged[] = [];
    const lost: unknown[] = [];
    const partial: unknown[] = [];
    let server = await startServer(settings);
    const target = await targetOf(server, owner);
    for (let round = 0; round < ROUNDS; round += 1) {
      const kills = KILLS[round % KILLS.length] ?? [];
      const kill = async () => {
        for (const kill of kills)
          if (kill === "server") void server.end("SIGKILL");
          else await killDatabase(settings.DATA_DIR, "SIGKILL");
      };
      await forgetAttempts(settings);
      acknowledged.push(...(await writeUntilKilled(server, target, round, kill)));
      server = await startServer(settings);
      const found = await verify(server, target, acknowledged);
      lost.push(...found.lost);
      partial.push(...found.partial);
      if (round === ROUNDS - 1)
        partial.push(...(await incompletePlans(server, owner, found.plans)));
    }
    expect({ lost, partial }).toEqual({ lost: [], partial: [] });
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITERS);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
    const { used, keys, plans, plansWithKey } = await countUses(settings);
    expect(used).toBeGreaterThan(1);
    expect({ keys, plansWithKey }).toEqual({ keys: used, plansWithKey: plans });
  },
  90_000 + ROUNDS * 15_000,
);
