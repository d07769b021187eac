import { spawn } from "node:child_process";
import { once } from "node:events";
import pino from "pino";
import { expect, test } from "vitest";
import { killDatabase, killRounds } from "../../../../test/database/kill-database";
import { postgresBin } from "../../../../test/database/postgres-server";
import { testDataDirectory } from "../../../../test/database/test-database";
import { tsProcess } from "../../../../test/setup/ts-process";
import {
  ENTRIES_PER_BATCH,
  makeBatchTables,
  readBatches,
  type WrittenBatches,
} from "../../../../test/database/written-batches";
import { openDatabase } from "../database";

const ROUNDS = killRounds();
const log = pino({ level: "silent" });

/** Runs the writer, calls `disturb` a moment after its first commit, and returns its output. */
const writeUntilKilled = async (
  args: readonly string[],
  moment: number,
  disturb: (end: () => void) => Promise<unknown>,
) => {
  const [program, programArgs] = tsProcess("test/setup/writer-process.ts", ...args);
  const writer = spawn(program, programArgs, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  const firstCommit = new Promise<void>((resolve, reject) => {
    writer.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("\nok ")) resolve();
    });
    writer.once("exit", () => reject(new Error(`The writer ended on its own: ${output}`)));
  });
  await firstCommit;
  await new Promise((resolve) => setTimeout(resolve, moment));
  const closed = once(writer, "close");
  await disturb(() => writer.kill("SIGKILL"));
  writer.kill("SIGKILL");
  await closed;
  // Text after the last newline is an incomplete line.
  const [first = "", ...lines] = output.split("\n").slice(0, -1);
  return {
    found: JSON.parse(first) as WrittenBatches,
    acknowledged: lines.map((line) => line.replace("ok ", "")),
  };
};

/** What each round kills, always with SIGKILL. */
const KILLS = ["both", "the process", "the database"] as const;

test(
  `loses no acknowledged write and leaves no partial transaction when killed ${ROUNDS} times while writing`,
  async () => {
    const dataDir = await testDataDirectory("disk");
    const open = () => openDatabase({ dataDir, postgresBin, log });
    const before = await open();
    await makeBatchTables(before);
    await before.close();

    const acknowledged: string[] = [];
    const lost: string[] = [];
    const half: unknown[] = [];
    const assertComplete = (found: WrittenBatches) => {
      const there = new Set(found.batches.map(({ batch }) => batch));
      lost.push(...acknowledged.filter((batch) => !there.has(batch)));
      half.push(...found.batches.filter(({ entries }) => entries !== ENTRIES_PER_BATCH));
      if (found.total !== found.entries) half.push(found.total, found.entries);
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      const kill = KILLS[round % KILLS.length];
      const output = await writeUntilKilled(
        [dataDir, `round${round}`],
        ((round + 2) * 37) % 150,
        async (end) => {
          if (kill !== "the database") end();
          if (kill !== "the process") await killDatabase(dataDir, "SIGKILL");
        },
      );
      assertComplete(output.found);
      acknowledged.push(...output.acknowledged);
    }
    const after = await open();
    assertComplete(await readBatches(after));
    await after.close();

    expect({ lost, half }).toEqual({ lost: [], half: [] });
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  },
  60_000 + ROUNDS * 30_000,
);
