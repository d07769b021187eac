import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrationsFolder } from "../../../test/database/migrations-folder";
import { testDatabase } from "../../../test/database/test-database";

/* How a migration changes rows that earlier versions wrote: its tables are reset, and it runs again. */

test("0007 keeps the newest code of each person and purpose", async () => {
  const database = await testDatabase();
  const migration = await readFile(path.join(migrationsFolder, "0007-one-code-at-a-time.sql"));
  const remaining = await database.transaction(async (tx) => {
    await tx.execute(sql`
      alter table one_time_codes drop constraint one_time_codes_one;
      create index one_time_codes_user on one_time_codes (user_id, purpose, sent_at desc);
      insert into users (id, email, email_key, password_hash, first_name, last_name,
          agreements_accepted_at, created_at)
        select gen_random_uuid(), name, name, '', name, '', now(), now()
        from unnest(array['ann', 'bob']) as name;
      insert into one_time_codes (id, user_id, purpose, code_hash, tries_left, sent_at, expires_at)
        select gen_random_uuid(), id, purpose, '', minute, now() + minute * interval '1 minute', now()
        from users, unnest(array['sign-in', 'phone']) as purpose, generate_series(1, 3) as minute
        where email = 'ann' or (purpose = 'phone' and minute = 2);`);
    await tx.execute(sql.raw(migration.toString()));
    const { rows } = await tx.execute<{ email: string }>(sql`
      select email, purpose, tries_left from one_time_codes
        join users on users.id = user_id order by email, purpose`);
    return rows;
  });
  expect(remaining).toEqual([
    { email: "ann", purpose: "phone", tries_left: 3 },
    { email: "ann", purpose: "sign-in", tries_left: 3 },
    { email: "bob", purpose: "phone", tries_left: 2 },
  ]);
});
