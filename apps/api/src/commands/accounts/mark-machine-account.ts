import { markMachineAccount as mark } from "../../features/accounts/public";
import { type Command, commandServices, readPositional, say, withDatabase } from "../command";
import { registeredUser } from "./registered-user";

export const markMachineAccount: Command = {
  name: ["accounts", "machine"],
  usage: "accounts machine EMAIL [--off]",
  purpose: "lets an account log in without a code; --off requires one again",
  options: { off: { type: "boolean" } },
  run: (args, config) => {
    const email = readPositional(args, "the email address of the account");
    const isMachine = args.values["off"] === undefined;
    return withDatabase(config, async (database) => {
      const user = await registeredUser(database.query, email);
      await database.transaction((tx) => mark(tx, commandServices, user.id, isMachine));
      say(
        isMachine
          ? `${user.email} can now log in without a code.`
          : `${user.email} needs a code to log in again. Its sessions have ended.`,
      );
    });
  },
};
