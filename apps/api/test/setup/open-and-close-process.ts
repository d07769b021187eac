import pino from "pino";
import { openDatabase } from "../../src/platform/database/database";

/* A process that opens the database of the data directory in its argument, and prints the result. */

const dataDir = process.argv[2] ?? "";
process.stderr.write("opening\n");
try {
  const database = await openDatabase({
    dataDir,
    postgresBin: process.env["POSTGRES_BIN"],
    log: pino({ level: "silent" }),
  });
  await database.close();
  process.stdout.write("opened and closed\n");
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
}
