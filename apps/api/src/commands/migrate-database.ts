import { pino } from "pino";
import { connectToRunning } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { migrationsFolder } from "../start";
import { type Command, openUsableDatabase, say } from "./command";

export const migrateDatabase: Command = {
  name: ["migrate"],
  usage: "migrate",
  purpose: "brings the database up to date (the server does so at start)",
  async run(_words, config) {
    const log = pino({ level: "warn" });
    const running = config.databaseUrl ? null : await connectToRunning(config.dataDir, log);
    const database = running ?? (await openUsableDatabase(config, log));
    try {
      const applied = await migrate(database, migrationsFolder);
      say(applied.length === 0 ? "Nothing to apply." : `Applied: ${applied.join(", ")}`);
    } finally {
      await database.close();
    }
  },
};
