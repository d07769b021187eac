import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { registerByHttp, registerPerson, signedInByHttp, signedInPerson, signIn } from "./people";
import { testApp, type TestApp } from "../setup/test-app";

/*
 * The factories must write the same rows as a registration, email confirmation and sign-in through HTTP. Otherwise
 * tests that use them would not prove anything about real accounts.
 */

/** Rows that a registration and a sign-in consume; no factory writes them. */
const USED_UP = new Set(["link_tokens", "one_time_codes", "outbox_messages", "rate_limits"]);
/** Tables that are filled before anyone registers. */
const BEFORE_PEOPLE = new Set(["installation_key"]);
/** Columns with random values: ids, tokens and salted hashes. */
const RANDOM = /^(?:id|.*_id|subject|token_hash|password_hash)$/u;

type Rows = Readonly<Record<string, readonly object[]>>;

/** All rows by table, for tables that have any; of random values only whether they are set. */
async function rowsOf({ services }: TestApp): Promise<Rows> {
  const { query } = services.database;
  const { rows: tables } = await query.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'schema_migrations' order by 1`);
  const found: Record<string, readonly object[]> = {};
  for (const { name } of tables) {
    const { rows } = await query.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(name)}`,
    );
    if (rows.length > 0 && !BEFORE_PEOPLE.has(name))
      found[name] = rows.map(withoutRandom).sort(byText);
  }
  return found;
}

const withoutRandom = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      RANDOM.test(column) && value !== null ? "random" : value,
    ]),
  );
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
const withoutUsedUp = (rows: Rows) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !USED_UP.has(table)));

it("creates a registered person with the same rows as a registration through HTTP", async () => {
  const [byHttp, byFactory] = [await testApp(), await testApp()];
  await registerByHttp(byHttp, "ana@people.example");
  await registerPerson(byFactory, "ana@people.example");
  const rows = await rowsOf(byFactory);
  expect(Object.keys(rows)).toEqual(["audit_events", "users"]);
  expect(rows).toEqual(withoutUsedUp(await rowsOf(byHttp)));
});

it("creates a signed-in person with the same rows as a sign-in through HTTP, who can sign in again", async () => {
  const [byHttp, byFactory] = [await testApp(), await testApp()];
  await signedInByHttp(byHttp, "ana@people.example");
  await signedInPerson(byFactory, "ana@people.example");
  const rows = await rowsOf(byFactory);
  expect(Object.keys(rows)).toEqual(["audit_events", "sessions", "users"]);
  expect(rows).toEqual(withoutUsedUp(await rowsOf(byHttp)));
  expect(await signIn(byFactory, "ana@people.example")).not.toBe("");
});
