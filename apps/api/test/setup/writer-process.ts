import { writeSync } from "node:fs";
import pino from "pino";
import { openDatabase } from "../../src/platform/database/database";
import { readBatches, writeBatch } from "../database/written-batches";

/*
 * A process to be killed; its arguments are a data directory and a run's name. It first prints what it finds, as one
 * line of JSON, then writes batches forever and prints `ok <batch>` after each acknowledged commit.
 */

const [, , dataDir = "", run = ""] = process.argv;
const say = (line: string) => writeSync(1, `${line}\n`);

const database = await openDatabase({
  dataDir,
  postgresBin: process.env["POSTGRES_BIN"],
  log: pino({ level: "silent" }),
});
say(JSON.stringify(await readBatches(database)));

const write = async (writer: number) => {
  for (let number = 0; ; number += 1) {
    const batch = `${run}-${writer}-${number}`;
    await writeBatch(database, batch);
    say(`ok ${batch}`);
  }
};
// They end with PostgreSQL, if that is killed.
await Promise.allSettled([0, 1, 2, 3].map(write));
