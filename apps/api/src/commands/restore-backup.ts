import { access, constants } from "node:fs/promises";
import path from "node:path";
import { readBackupHeader } from "../platform/database/backup/backup-format";
import { migrate } from "../platform/database/migrate";
import { restore } from "../platform/database/backup/restore";
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
    const { migrations } = await readBackupHeader(file);
    return withUnpreparedDatabase(config, async (database) => {
      // The rows of an earlier version are restored into that version's tables, then migrated with them.
      const { rows, files } = await database.asOwner(async () => {
        await migrate(database, migrationsFolder, { through: migrations.at(-1)?.name ?? "" });
        const restored = await restore(database, path.join(config.dataDir, "files"), file);
        await migrate(database, migrationsFolder);
        return restored;
      });
      say(`${file}: ${rows} rows, ${files} files restored`);
    });
  },
};
