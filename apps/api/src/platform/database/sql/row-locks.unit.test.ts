import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

const SOURCE = path.join(import.meta.dirname, "../../..");

/** Row locks in SQL and in the query builder. */
const LOCK =
  /\.for\(\s*["'`][\w ]+["'`][^)]*\)|\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b(?:\s+(?:skip locked|nowait))?/gi;

/** Every row lock in the code, tests excluded, with its file. */
async function writtenLocks(): Promise<readonly (readonly [file: string, lock: string])[]> {
  const names = await readdir(SOURCE, { recursive: true });
  const sources = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const found = await Promise.all(
    sources.sort().map(async (name) => {
      const text = await readFile(path.join(SOURCE, name), "utf8");
      return [...text.matchAll(LOCK)].map(([lock]) => [name, lock] as const);
    }),
  );
  return found.flat();
}

/** One entry for each lock. Rows of these are skipped if another transaction has locked them, so they never wait. */
const WITHOUT_WAITING = [
  ["platform/database/sql/past-rows-store.ts", "for update skip locked"],
  ["platform/jobs/jobs-store.ts", '.for("update", { skipLocked: true })'],
  ["platform/outbox/outbox-store.ts", "for update skip locked"],
];

it("takes waiting row locks through lockRows only", async () => {
  const locks = await writtenLocks();
  const elsewhere = locks.filter(([file]) => file !== "platform/database/sql/row-locks-store.ts");
  expect(elsewhere).toEqual(WITHOUT_WAITING);
  expect(locks.map(([, lock]) => lock)).toEqual(
    expect.arrayContaining(["for key share", "for share", "for no key update", "for update"]),
  );
});
