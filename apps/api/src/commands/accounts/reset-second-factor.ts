import { resetSecondFactor as reset } from "../../features/accounts/public";
import { type Command, commandServices, readPositional, say, withDatabase } from "../command";
import { registeredUser } from "./registered-user";

export const resetSecondFactor: Command = {
  name: ["accounts", "reset-second-factor"],
  usage: "accounts reset-second-factor EMAIL",
  purpose: "sends a person's codes by email again and logs them out everywhere",
  run: (args, config) => {
    const email = readPositional(args, "the email address of the account");
    return withDatabase(config, async (database) => {
      const user = await registeredUser(database.query, email);
      await database.transaction((tx) => reset(tx, { ...commandServices, config }, user));
      say(`Codes for ${user.email} will be sent by email. All sessions have ended.`);
    });
  },
};
