import { chmod, chown, mkdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { startPostgres, UNPRIVILEGED } from "../../testing/postgres-server";
import { canMount, smallDisk } from "../../testing/small-disk";
import { afterThisFile } from "../../testing/test-database";
import { openDatabase } from "./database";
import { isStorageFull } from "./sql-state";

describe.runIf(canMount)("PostgreSQL on a small disk", () => {
  test("a full one gives errors, and goes on when there is room again", async () => {
    const disk = await smallDisk(40);
    const server = await startPostgres({ durable: true });
    afterThisFile(server.remove);
    const place = path.join(disk.directory, "tables");
    await mkdir(place);
    await chmod(disk.directory, 0o711);
    await chown(place, UNPRIVILEGED, UNPRIVILEGED);
    const database = await openDatabase({
      dataDir: server.directory,
      databaseUrl: server.urlOf("postgres"),
      log: pino({ level: "silent" }),
    });
    afterThisFile(() => database.close());
    await database.query.execute(sql`create tablespace small location ${sql.raw(`'${place}'`)}`);
    await database.query.execute(
      sql`create table samples (id integer, filling text) tablespace small`,
    );
    const fill = (id: number) =>
      database.query
        .execute(
          sql`insert into samples select ${id}, string_agg(md5(random()::text), '') from generate_series(1, 30000)`,
        )
        .then(
          () => "saved" as const,
          (error: unknown) => error,
        );
    await disk.fillUpTo(5 * 2 ** 20);
    let saved = 0;
    let outcome = await fill(saved);
    for (; outcome === "saved" && saved < 200; outcome = await fill(saved)) saved += 1;
    expect(isStorageFull(outcome)).toBe(true);
    expect(await database.query.$count(sql`samples`)).toBe(saved);
    await disk.makeRoom();
    expect(await fill(saved)).toBe("saved");
    expect(await database.query.$count(sql`samples`)).toBe(saved + 1);
  });
});
