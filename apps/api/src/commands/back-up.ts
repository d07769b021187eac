import { access, constants } from "node:fs/promises";
import path from "node:path";
import { backup } from "../platform/database/backup";
import { type Command, CommandRefused, say, withDatabase } from "./command";

export const backUp: Command = {
  name: ["backup"],
  usage: "backup FILE",
  purpose: "writes database and files into one archive, the server may run",
  run: async ([file], config) => {
    if (!file) throw new CommandRefused("Please name the file to write.");
    await access(path.dirname(file), constants.W_OK).catch((thrown: Error) => {
      throw new CommandRefused(`The archive cannot be written: ${thrown.message}.`);
    });
    return withDatabase(config, async (database) => {
      const { rows, files } = await backup(database, path.join(config.dataDir, "files"), file);
      say(`${file}: ${rows} rows, ${files} files`);
    });
  },
};
