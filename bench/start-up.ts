import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { PostgresServer } from "../apps/api/src/testing/postgres-server";
import { startBareServer } from "./ground/bare-server";
import { onEachEngine } from "./ground/engines";
import { printRace, printSkipped } from "./ground/report";
import { layGround } from "./ground/served-product";

/*
 * From the start of the process until /health answers: on data that is there already, and on an empty
 * folder with the demonstration. The floor is Fastify with the same engine and nothing else, on a copy
 * of the same data; its PGlite runs with stock options, so it neither syncs nor locks.
 */

const ROUNDS = 5;
const FIRST_ROUNDS = 3;

type Times = { ours: number[]; floor: number[] };

async function onExistingData(cluster?: PostgresServer): Promise<Times> {
  const ground = await layGround({ cluster });
  const copy = `${ground.dataDir}-copy`;
  const times: Times = { ours: [], floor: [] };
  try {
    const first = await ground.start();
    const engine = await first.engineAddress();
    await first.stop();
    if (!cluster) await cp(path.join(ground.dataDir, "database"), copy, { recursive: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await ground.start();
      await product.stop();
      const bare = await startBareServer(cluster ? { engine } : { folder: copy });
      await bare.stop();
      times.ours.push(product.startedIn);
      times.floor.push(bare.startedIn);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
    await ground.remove();
  }
  return times;
}

async function firstStart(): Promise<Times> {
  const times: Times = { ours: [], floor: [] };
  for (let round = 0; round < FIRST_ROUNDS; round += 1) {
    const ground = await layGround({ demonstration: true });
    const folder = `${ground.dataDir}-empty`;
    try {
      const product = await ground.start();
      await product.stop();
      await mkdir(folder);
      const bare = await startBareServer({ folder });
      await bare.stop();
      times.ours.push(product.startedIn);
      times.floor.push(bare.startedIn);
    } finally {
      await rm(folder, { recursive: true, force: true });
      await ground.remove();
    }
  }
  return times;
}

await onEachEngine(
  async (engine, cluster) =>
    printRace(
      `start on existing data, ${engine}`,
      cluster ? "Fastify and pg" : "Fastify and stock PGlite on a copy",
      await onExistingData(cluster),
    ),
  (reason) => printSkipped("start on existing data, postgres", reason),
);
printRace(
  "first start, with the demonstration",
  "Fastify and stock PGlite on an empty folder",
  await firstStart(),
);
