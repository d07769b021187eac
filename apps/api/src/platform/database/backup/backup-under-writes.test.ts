import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database/test-database";
import {
  ENTRIES_PER_BATCH,
  makeBatchTables,
  readBatches,
  writeBatch,
} from "../../../../test/database/written-batches";
import { backup } from "./backup";
import { restore } from "./restore";

test("a backup during four concurrent writers holds all earlier rows and no partial transaction", async () => {
  const [source, target] = [await testDatabase(), await testDatabase()];
  for (const database of [source, target]) await makeBatchTables(database);
  await target.query.execute(sql`truncate totals`);
  const files = path.join(source.dataDir, "files");
  const file = path.join(source.dataDir, "busy.backup");

  const acknowledged: string[] = [];
  const over = new AbortController();
  const write = async (writer: number) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const batch = `${writer}-${number}`;
      await writeBatch(source, batch);
      acknowledged.push(batch);
    }
  };
  const writers = [0, 1, 2, 3].map(write);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(8);
  const before = [...acknowledged];
  await backup(source, files, file);
  // They wrote during the backup, or at least still write now.
  const during = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(during);
  over.abort();
  await Promise.all(writers);

  await restore(target, path.join(target.dataDir, "files"), file);
  const { batches, total, entries } = await readBatches(target);
  const there = new Set(batches.map(({ batch }) => batch));
  expect(before.filter((batch) => !there.has(batch))).toEqual([]);
  expect(batches.filter((batch) => batch.entries !== ENTRIES_PER_BATCH)).toEqual([]);
  expect({ total, entries }).toEqual({
    total: batches.length * ENTRIES_PER_BATCH,
    entries: batches.length * ENTRIES_PER_BATCH,
  });
});
