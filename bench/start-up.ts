import { cp, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { chooseAddress, usualTransport } from "../apps/api/src/platform/database/database-address";
import { findPostgresPrograms } from "../apps/api/src/platform/database/postgres-programs";
import { choosePostgresUser } from "../apps/api/src/platform/database/postgres-user";
import { type BareServer, startBareServer } from "./setup/bare-server";
import { printComparison } from "./setup/report";
import { prepareInstallation } from "./setup/served-product";

/*
 * From the start of the process until /health responds: on existing data, and on an empty folder with the demo. The
 * baseline is Fastify with the same PostgreSQL and nothing else: on a copy of the same data, or on a new, empty
 * database.
 */

const ROUNDS = 5;
const FIRST_ROUNDS = 3;

type Times = { ours: number[]; baseline: number[] };

/** Starts the baseline with its own PostgreSQL on `folder`; creates one if there is none. */
async function startBaseline(folder: string): Promise<BareServer> {
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
  const installation = await prepareInstallation();
  const copy = `${installation.dataDir}-copy`;
  const times: Times = { ours: [], baseline: [] };
  try {
    const first = await installation.start();
    await first.stop();
    await cp(installation.dataDir, copy, { recursive: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await installation.start();
      await product.stop();
      const bare = await startBaseline(copy);
      await bare.stop();
      times.ours.push(product.startedIn);
      times.baseline.push(bare.startedIn);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
    await installation.remove();
  }
  return times;
}

async function firstStart(): Promise<Times> {
  const times: Times = { ours: [], baseline: [] };
  for (let round = 0; round < FIRST_ROUNDS; round += 1) {
    const installation = await prepareInstallation({ demo: true });
    const folder = `${installation.dataDir}-empty`;
    try {
      const product = await installation.start();
      await product.stop();
      const bare = await startBaseline(folder);
      await bare.stop();
      times.ours.push(product.startedIn);
      times.baseline.push(bare.startedIn);
    } finally {
      await rm(folder, { recursive: true, force: true });
      await installation.remove();
    }
  }
  return times;
}

printComparison(
  "start on existing data",
  "Fastify and the same PostgreSQL on a copy",
  await onExistingData(),
);
printComparison(
  "first start, with the demo",
  "Fastify and a new, empty PostgreSQL",
  await firstStart(),
);
