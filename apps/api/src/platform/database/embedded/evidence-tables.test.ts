import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, it, test } from "vitest";
import { migrationsFolder } from "../../../../test/database/migrations-folder";
import { postgresBin } from "../../../../test/database/postgres-server";
import {
  afterThisFile,
  testDatabase,
  testDataDirectory,
  testFolder,
} from "../../../../test/database/test-database";
import { startTwoRolePostgres } from "../../../../test/database/two-role-postgres";
import { type Database, openDatabase } from "../database";
import { migrate } from "../migrate";

const log = pino({ level: "silent" });
const ID = "01941f29-7c00-7000-8000-0000000000aa";
const event = (happenedAt: string) => sql`
  insert into audit_events (id, happened_at, action, actor_user_id, address)
  values (gen_random_uuid(), ${happenedAt}, 'test', ${ID}, '203.0.113.9')`;

/** A plan with an incident, of which the log has one entry. */
const PLAN_WITH_INCIDENT = sql`
  with organisation as (
    insert into organisations
      (id, name, legal_name, industry_code, industry_name, created_at, updated_at)
    values (${ID}, 'Café', '', '', '', now(), now())),
  branch as (
    insert into branches (id, organisation_id, name, address, created_at)
    values (${ID}, ${ID}, '', '', now())),
  plan as (
    insert into plans (id, organisation_id, branch_id, name, currency_code, created_at, last_modified_at)
    values (${ID}, ${ID}, ${ID}, '', 'AUD', now(), now())),
  incident as (
    insert into incidents (id, organisation_id, plan_id, is_exercise, level, what_happened, place,
      status, escalation_minutes, declared_at, declared_by_user_name, schema_version)
    values (${ID}, ${ID}, ${ID}, false, 1, '', '', 'active', 10, now(), '', 1))
  insert into incident_log (organisation_id, incident_id, number, entry_id, kind, text,
    author_user_name, device_at, server_at, hash)
  values (${ID}, ${ID}, 1, ${ID}, 'note', '', '', now(), now(), '')`;

/** Deletes the plan or the organisation together with the incident and its log, then inserts them again. */
async function expectDeletedWithParents({ query }: Pick<Database, "query">) {
  for (const parent of [sql`plans`, sql`organisations`]) {
    await query.execute(sql`delete from organisations`);
    await query.execute(PLAN_WITH_INCIDENT);
    expect(await query.$count(sql`incident_log`)).toBe(1);
    await query.execute(sql`update incidents set status = 'stood-down'`);
    await query.execute(sql`delete from ${parent}`);
    expect(await query.$count(sql`incident_log`)).toBe(0);
    expect(await query.$count(sql`incidents`)).toBe(0);
  }
}

/** What would change evidence, each refused. */
const CHANGES = [
  sql`update audit_events set action = 'changed'`,
  sql`delete from audit_events`,
  sql`truncate audit_events`,
  sql`truncate incident_log cascade`,
  sql`truncate incident_photos`,
  sql`truncate incident_costs`,
  sql`truncate incidents cascade`,
  sql`truncate plans cascade`,
  sql`delete from incidents`,
];
/** A moved incident could be deleted with its new plan. */
const MOVES = sql`update incidents set plan_id = plan_id`;

/** What only the owner of a table may do. */
const OWNERS_CHANGES = [
  sql`alter table audit_events disable trigger all`,
  sql`alter table incident_log disable trigger all`,
  sql`drop table audit_events`,
  sql`drop table incident_photos`,
  sql`drop table incident_costs`,
  sql`update incident_costs set amount = 1`,
  sql`drop table incidents cascade`,
  sql`alter table incidents disable trigger all`,
  sql`update incident_log set text = 'changed'`,
  sql`delete from incident_log`,
  sql`create or replace function refuse_change_of_incident_log() returns trigger
    language plpgsql as 'begin return new; end'`,
  sql`create trigger mine before insert on audit_events
    for each row execute function refuse_change_of_audit_events()`,
  sql`set role holdfast_evidence`,
];

describe("the tables of evidence in the embedded database", () => {
  test("lets the application's own role only insert into the tables of evidence, also after an upgrade", async () => {
    const dataDir = await testDataDirectory();
    // Two starts: the tables of an earlier version belong to the application at first.
    for (let start = 0; start < 2; start += 1) {
      const database = await openDatabase({ dataDir, postgresBin, log });
      const closing = () => database.close();
      afterThisFile(closing);
      await database.query.execute(event("2026-11-20T00:00:00Z"));
      for (const change of [...CHANGES, ...OWNERS_CHANGES])
        await expect(database.query.execute(change)).rejects.toMatchObject({
          cause: { code: "42501" },
        });
      await expectDeletedWithParents(database);
      await database.query.execute(PLAN_WITH_INCIDENT);
      await expect(database.query.execute(MOVES)).rejects.toThrow(/Failed query/u);
      expect(await database.asOwner(async () => "migrated")).toBe("migrated");
      expect(await database.query.$count(sql`audit_events`)).toBe(start + 1);
      await database.close();
    }
  });
});

describe("evidence tables with the two roles of docs/operating.md", () => {
  test("evidence tables accept inserts and refuse other changes, and migrations run while the role is granted", async () => {
    const { administer, newDatabase } = await startTwoRolePostgres();
    const database = await newDatabase();
    const refusals = async () => {
      for (const change of [...CHANGES, ...OWNERS_CHANGES])
        await expect(database.query.execute(change)).rejects.toMatchObject({
          cause: { code: "42501" },
        });
    };
    await database.query.execute(event("2026-11-20T00:00:00Z"));
    await refusals();
    await expectDeletedWithParents(database);
    await database.query.execute(sql`select forget_audit_addresses(array[${ID}]::uuid[])`);
    expect(await database.query.$count(sql`audit_events where address is not null`)).toBe(0);

    const nextVersion = await testFolder();
    await cp(migrationsFolder, nextVersion, { recursive: true });
    await writeFile(
      path.join(nextVersion, "9999-next.sql"),
      `alter table audit_events add column origin text;
      create or replace function refuse_change_of_incident_log() returns trigger
        language plpgsql as 'begin raise exception ''No.''; end';
      create table additions (id uuid primary key);`,
    );
    await expect(migrate(database, nextVersion)).rejects.toThrow(/must be owner/u);
    await administer("grant holdfast_evidence to holdfast");
    expect(await migrate(database, nextVersion)).toEqual(["9999-next.sql"]);
    await administer("revoke holdfast_evidence from holdfast");
    await refusals();
    expect(await database.query.$count(sql`audit_events`)).toBe(1);
  });
});

describe("the tables of evidence that the application owns", () => {
  it("guards tables of evidence that the application owns by triggers", async () => {
    const { query } = await testDatabase();
    await query.execute(event(new Date().toISOString()));
    await query.execute(PLAN_WITH_INCIDENT);
    for (const change of [...CHANGES, MOVES])
      await expect(query.execute(change)).rejects.toThrow(/Failed query/u);
    await expectDeletedWithParents({ query });
  });

  it("empties addresses of deleted accounts, and deletes events past the retention time", async () => {
    const { query } = await testDatabase();
    await query.execute(event("2020-01-01T00:00:00Z"));
    await query.execute(event(new Date().toISOString()));
    await query.execute(sql`select forget_audit_addresses(array[${ID}]::uuid[])`);
    expect(await query.$count(sql`audit_events where address is not null`)).toBe(0);
    await query.execute(sql`select delete_audit_events('2021-01-01', 10)`);
    expect(await query.$count(sql`audit_events`)).toBe(1);
    await expect(
      query.execute(sql`select delete_audit_events(now() + interval '1 day', 10)`),
    ).rejects.toThrow(/Failed query/u);
  });
});
