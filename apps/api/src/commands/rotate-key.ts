import { readSecretKeys } from "../platform/secrets/secret-key";
import { reencryptSecrets } from "../features/accounts/public";
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
  purpose: "re-encrypts secrets of a former key with SECRET_KEY",
  run: async (_words, config) => {
    await makeDataDirectory(config);
    const keys = await readSecretKeys(config);
    await withDatabase(config, async (database) => {
      const count = await reencryptSecrets(database.query, { ...commandServices, ...keys });
      say(
        `Authenticator secrets: ${count.renewed} re-encrypted, ${count.current} already encrypted with the current key.`,
      );
      if (count.unreadable > 0)
        throw new CommandRefused(
          `${count.unreadable} could not be decrypted. Add the key that encrypted them to SECRET_KEY_PREVIOUS and run this command again.`,
        );
      say(
        "Codes already sent and retried requests need the former key for one more day. Remove it after that.",
      );
    });
  },
};
