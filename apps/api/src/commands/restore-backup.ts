import path from "node:path";
import { restore } from "../platform/database/restore";
import { type Command, CommandRefused, say, withDatabase } from "./command";

export const restoreBackup: Command = {
  name: ["restore"],
  usage: "restore FILE",
  purpose: "fills an empty database and its files from an archive",
  run: ([file], config) => {
    if (!file) throw new CommandRefused("Please name the archive to read.");
    return withDatabase(config, async (database) => {
      const { rows, files } = await restore(database, path.join(config.dataDir, "files"), file);
      say(`${file}: ${rows} rows, ${files} files restored`);
    });
  },
};
