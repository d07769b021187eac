import { access, constants } from "node:fs/promises";
import path from "node:path";
import { restoreAndMigrate } from "../platform/database/backup/restore";
import { migrationsFolder } from "../create-app";
import {
  type Command,
  CommandRefused,
  readPositional,
  say,
  withUnpreparedDatabase,
} from "./command";

export const restoreBackup: Command = {
  name: ["restore"],
  usage: "restore FILE",
  purpose: "restores the database and files from an archive into an empty database",
  run: async (args, config) => {
    const file = readPositional(args, "the archive to read");
    await access(file, constants.R_OK).catch((cause: unknown) => {
      throw new CommandRefused(
        `The archive cannot be read: ${file} does not exist or is not readable.`,
        { cause },
      );
    });
    const folders = { migrations: migrationsFolder, files: path.join(config.dataDir, "files") };
    return withUnpreparedDatabase(config, async (database) => {
      const { rows, files } = await database.asOwner(() =>
        restoreAndMigrate(database, folders, file),
      );
      say(`${file}: ${rows} rows, ${files} files restored`);
    });
  },
};
