import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** The hash of a password is text that includes its parameters. */
const FORMATTED = new Set(["users.password_hash"]);

it("stores hashes as bytes", async () => {
  const { rows } = await database.query.execute<{ name: string; type: string }>(sql`
    select table_name || '.' || column_name as name, data_type as type
    from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(hash|sha256)$' order by 1`);
  const others = rows.filter(({ name }) => !FORMATTED.has(name));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter(({ type }) => type !== "bytea")).toEqual([]);
});
