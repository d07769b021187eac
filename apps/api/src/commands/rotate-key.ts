import { readFormerSecretKeys, readSecretKey } from "../platform/secret-key";
import { renewSeals } from "../features/accounts/public";
import {
  type Command,
  CommandRefused,
  commandServices,
  makeDataDirectory,
  say,
  withDatabase,
} from "./command";

export const rotateKey: Command = {
  name: ["rotate-key"],
  usage: "rotate-key",
  purpose: "seals everything with SECRET_KEY that a former key has sealed",
  run: async (_words, config) => {
    await makeDataDirectory(config);
    const keys = {
      secret: await readSecretKey(config),
      formerSecrets: await readFormerSecretKeys(config),
    };
    await withDatabase(config, async (database) => {
      const count = await renewSeals(database.query, { ...commandServices, ...keys });
      say(
        `Authenticator secrets: ${count.renewed} sealed anew, ${count.current} had the current key already.`,
      );
      if (count.unreadable > 0)
        throw new CommandRefused(
          `${count.unreadable} could not be opened: add the key that sealed them to SECRET_KEY_PREVIOUS, and run this command again.`,
        );
      say(
        "Codes that are on their way and repeated requests need the former key for one more day. Remove it after that.",
      );
    });
  },
};
