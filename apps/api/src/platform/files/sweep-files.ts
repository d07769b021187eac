import { DAY, addMs } from "../clock";
import type { Services } from "../services";
import { anyFile, knownNames } from "./files-store";

/** A younger file may belong to a row that is about to commit, here or in another process. */
const SAFE_AGE = DAY;
const BATCH = 500;

/**
 * Removes files without a row, which a crash between the two writes leaves. Returns how many. If the database has no
 * files at all, nothing is removed: it may be the wrong database, or not restored yet.
 */
export async function sweepFiles({
  clock,
  database,
  files,
}: Pick<Services, "clock" | "database" | "files">): Promise<number> {
  const youngest = addMs(clock.now(), -SAFE_AGE);
  if (!(await anyFile(database.query))) return 0;
  let removed = 0;
  const sweep = async (names: readonly string[]) => {
    const known = await knownNames(database.query, names);
    for (const name of names) {
      if (known.has(name)) continue;
      await files.remove(name);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const { name, writtenAt } of files.list()) {
    if (writtenAt > youngest) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    await sweep(batch);
    batch = [];
  }
  if (batch.length > 0) await sweep(batch);
  return removed;
}
