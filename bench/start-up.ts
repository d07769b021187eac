import { cp, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { chooseAddress, usualTransport } from "../apps/api/src/platform/database/database-address";
import { findPostgresPrograms } from "../apps/api/src/platform/database/postgres-programs";
import { choosePostgresUser } from "../apps/api/src/platform/database/postgres-user";
import { type BareServer, startBareServer } from "./setup/bare-server";
import { printRace } from "./setup/report";
import { layGround } from "./setup/served-product";

/*
 * From the start of the process until /health answers: on data that is there already, and on an empty
 * folder with the demonstration. The floor is Fastify with the same PostgreSQL and nothing else: on a copy of the
 * same data, or on a new, empty database.
 */

const ROUNDS = 5;
const FIRST_ROUNDS = 3;

type Times = { ours: number[]; floor: number[] };

/** The floor, with a PostgreSQL of its own on `folder`; a new one where there is none. */
async function startFloor(folder: string): Promise<BareServer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const cluster = path.join(folder, "postgresql");
  const programs = await findPostgresPrograms({ spareFolder: path.join(folder, "libraries") });
  const { user } = await choosePostgresUser(programs, folder, cluster);
  const engine = await chooseAddress(folder, usualTransport);
  const settings = ["listen_addresses=", `unix_socket_directories=${engine.host}`];
  const initdb = [programs.initdb, "-D", cluster, "-U", "postgres", "-A", "trust", "--locale=C"];
  const postgres = [programs.postgres, "-D", cluster, ...settings.flatMap((one) => ["-c", one])];
  const makes = (await isThere(cluster)) ? [] : [initdb];
  const commands = [...makes, postgres].map((words) => [...user.prefix, ...words]);
  return startBareServer({ engine, commands });
}

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );

async function onExistingData(): Promise<Times> {
  const ground = await layGround();
  const copy = `${ground.dataDir}-copy`;
  const times: Times = { ours: [], floor: [] };
  try {
    const first = await ground.start();
    await first.stop();
    await cp(ground.dataDir, copy, { recursive: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await ground.start();
      await product.stop();
      const bare = await startFloor(copy);
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
      const bare = await startFloor(folder);
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

printRace(
  "start on existing data",
  "Fastify and the same PostgreSQL on a copy",
  await onExistingData(),
);
printRace(
  "first start, with the demonstration",
  "Fastify and a new, empty PostgreSQL",
  await firstStart(),
);
