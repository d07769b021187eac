import { access, constants } from "node:fs/promises";
import path from "node:path";
import { restore } from "../platform/database/restore";
import { type Command, CommandRefused, say, withDatabase } from "./command";

export const restoreBackup: Command = {
  name: ["restore"],
  usage: "restore FILE",
  purpose: "fills an empty database and its files from an archive",
  run: async ([file], config) => {
    if (!file) throw new CommandRefused("Please name the archive to read.");
    await access(file, constants.R_OK).catch((cause: unknown) => {
      throw new CommandRefused(
        `The archive cannot be read: ${file} is not there or is not yours to read.`,
        { cause },
      );
    });
    return withDatabase(config, async (database) => {
      const { rows, files } = await restore(database, path.join(config.dataDir, "files"), file);
      say(`${file}: ${rows} rows, ${files} files restored`);
    });
  },
};
