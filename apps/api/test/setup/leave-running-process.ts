import pino from "pino";
import { openDatabase } from "../../src/platform/database/database";

/* A server that is killed during a transaction; its argument is a data directory with the table `batches`. */

const database = await openDatabase({
  dataDir: process.argv[2] ?? "",
  postgresBin: process.env["POSTGRES_BIN"],
  log: pino({ level: "silent" }),
});
await database.transaction(async (tx) => {
  await tx.execute("insert into batches values (1)");
  process.kill(process.pid, "SIGKILL");
  await new Promise(() => undefined);
});
