import { issueKeys } from "../../features/subscriptions/public";
import { type Command, commandServices, readWhole, say, withDatabase } from "../command";

export const issueSubscriptionKeys: Command = {
  name: ["keys", "issue"],
  usage: "keys issue --quantity N",
  purpose: "issues N unused subscription keys and prints them",
  options: { quantity: { type: "string" } },
  run: (args, config) => {
    const quantity = readWhole(args, "quantity", 1, 1_000);
    return withDatabase(config, async (database) => {
      for (const key of await issueKeys(database.query, commandServices, quantity)) say(key);
    });
  },
};
