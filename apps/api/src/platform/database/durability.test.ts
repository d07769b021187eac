import { spawn } from "node:child_process";
import { once } from "node:events";
import pino from "pino";
import { expect, inject, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../testing/postgres-server";
import { afterThisFile, testDataDirectory } from "../../testing/test-database";
import { tsProcess } from "../../testing/ts-process";
import {
  ENTRIES_PER_BATCH,
  makeBatchTables,
  readBatches,
  type WrittenBatches,
} from "../../testing/written-batches";
import { openDatabase } from "./database";

const ROUNDS = 20;
const log = pino({ level: "silent" });

/** Runs the writer, calls `disturb` a moment after its first commit, and answers what it said. */
const writeUntilKilled = async (
  args: readonly string[],
  moment: number,
  disturb: () => Promise<unknown>,
) => {
  const [program, programArgs] = tsProcess("src/testing/writer-process.ts", ...args);
  const writer = spawn(program, programArgs, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const firstCommit = new Promise<void>((resolve, reject) => {
    writer.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("\nok ")) resolve();
    });
    writer.once("exit", () => reject(new Error(`The writer ended by itself: ${said}`)));
  });
  await firstCommit;
  await new Promise((resolve) => setTimeout(resolve, moment));
  const closed = once(writer, "close");
  await disturb();
  writer.kill("SIGKILL");
  await closed;
  // What stands after the last line's end was not said in full.
  const [first = "", ...lines] = said.split("\n").slice(0, -1);
  return {
    found: JSON.parse(first) as WrittenBatches,
    acknowledged: lines.map((line) => line.replace("ok ", "")),
  };
};

test(`killed ${ROUNDS} times while it writes, it loses nothing acknowledged and writes nothing by half`, async () => {
  const dataDir = await testDataDirectory("disk");
  let server: PostgresServer | undefined;
  if (inject("testEngine").kind === "postgres") {
    server = await startPostgres({ durable: true });
    afterThisFile(server.remove);
  }
  const databaseUrl = server?.urlOf("postgres");
  const open = () => openDatabase({ dataDir, databaseUrl, log });
  const before = await open();
  await makeBatchTables(before);
  await before.close();

  const acknowledged: string[] = [];
  const lost: string[] = [];
  const half: unknown[] = [];
  const judge = (found: WrittenBatches) => {
    const there = new Set(found.batches.map(({ batch }) => batch));
    lost.push(...acknowledged.filter((batch) => !there.has(batch)));
    half.push(...found.batches.filter(({ entries }) => entries !== ENTRIES_PER_BATCH));
    if (found.total !== found.entries) half.push(found.total, found.entries);
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    // Now and then the whole of PostgreSQL goes down, not the writer alone.
    const powerCut = server && round % 4 === 3 ? server.stopImmediately : () => Promise.resolve();
    const args = [dataDir, `round${round}`, ...(databaseUrl ? [databaseUrl] : [])];
    const said = await writeUntilKilled(args, (round * 37) % 150, powerCut);
    if (round % 4 === 3) await server?.start();
    judge(said.found);
    acknowledged.push(...said.acknowledged);
  }
  const after = await open();
  judge(await readBatches(after));
  await after.close();

  expect({ lost, half }).toEqual({ lost: [], half: [] });
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
}, 120_000);
