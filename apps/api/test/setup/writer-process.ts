import pino from "pino";
import { openDatabase } from "../../src/platform/database/database";
import { readBatches, writeBatch } from "../database/written-batches";

/*
 * A process to be killed; its arguments are a data directory and a run's name. It first prints what it finds, as one
 * line of JSON, then writes batches forever and prints `ok <batch>` after each acknowledged commit.
 */

const [, , dataDir = "", run = ""] = process.argv;
/** Resolves when all of the line is written: a long one does not fit into the pipe at once. */
const say = (line: string) =>
  new Promise<void>((resolve, reject) =>
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
  );

const database = await openDatabase({
  dataDir,
  postgresBin: process.env["POSTGRES_BIN"],
  log: pino({ level: "silent" }),
});
await say(JSON.stringify(await readBatches(database)));

const write = async (writer: number) => {
  for (let number = 0; ; number += 1) {
    const batch = `${run}-${writer}-${number}`;
    await writeBatch(database, batch);
    await say(`ok ${batch}`);
  }
};
// They end with PostgreSQL, if that is killed.
await Promise.allSettled([0, 1, 2, 3].map(write));
