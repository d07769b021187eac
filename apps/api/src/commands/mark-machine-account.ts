import { markMachineAccount as mark } from "../features/accounts/public";
import { type Command, commandServices, readPositional, say, withDatabase } from "./command";
import { registeredUser } from "./registered-user";

export const markMachineAccount: Command = {
  name: ["accounts", "machine"],
  usage: "accounts machine EMAIL [--off]",
  purpose: "lets an account sign in without a code, or lets it no longer",
  options: { off: { type: "boolean" } },
  run: (words, config) => {
    const email = readPositional(words, "the email address of the account");
    const isMachine = words.values["off"] === undefined;
    return withDatabase(config, async (database) => {
      const user = await registeredUser(database.query, email);
      await database.transaction((tx) => mark(tx, commandServices, user.id, isMachine));
      say(
        isMachine
          ? `${user.email} signs in without a code.`
          : `${user.email} needs a code again; its sessions have ended.`,
      );
    });
  },
};
