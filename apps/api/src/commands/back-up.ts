import { access, constants } from "node:fs/promises";
import path from "node:path";
import { backup } from "../platform/database/backup/backup";
import {
  type Command,
  CommandRefused,
  readPositional,
  say,
  withUnpreparedDatabase,
} from "./command";

export const backUp: Command = {
  name: ["backup"],
  usage: "backup FILE",
  purpose: "writes the database and files to one archive (the server may be running)",
  run: async (args, config) => {
    const file = readPositional(args, "the file to write");
    const folder = path.dirname(file);
    await access(folder, constants.W_OK).catch((cause: unknown) => {
      throw new CommandRefused(
        `The archive cannot be written: ${folder} does not exist or is not writable.`,
        { cause },
      );
    });
    return withUnpreparedDatabase(config, async (database) => {
      const { rows, files } = await backup(database, path.join(config.dataDir, "files"), file);
      say(`${file}: ${rows} rows, ${files} files`);
      if (config.s3)
        say(
          `Files in the bucket ${config.s3.bucket} are not in this archive. Back up the bucket as well.`,
        );
    });
  },
};
