import { migrate } from "../platform/database/migrate";
import { migrationsFolder } from "../create-app";
import { type Command, say, withUnpreparedDatabase } from "./command";

export const migrateDatabase: Command = {
  name: ["migrate"],
  usage: "migrate",
  purpose: "brings the database up to date (the server also does so when it starts)",
  run: (_words, config) =>
    withUnpreparedDatabase(config, async (database) => {
      const applied = await database.asOwner(() => migrate(database, migrationsFolder));
      say(applied.length === 0 ? "Nothing to apply." : `Applied: ${applied.join(", ")}`);
    }),
};
