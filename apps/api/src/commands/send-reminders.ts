import { readSecretKey } from "../platform/secrets/secret-key";
import { sendReminders } from "../features/renewals/public";
import { type Command, commandServices, say, withDatabase } from "./command";

export const sendRenewalReminders: Command = {
  name: ["reminders", "send"],
  usage: "reminders send",
  purpose: "queues the renewal reminders that are due",
  run: async (_words, config) => {
    const secret = await readSecretKey(config);
    return withDatabase(config, async (database) => {
      const plans = await sendReminders({ ...commandServices, config, database, secret });
      const queued = plans === 1 ? "1 plan" : `${plans} plans`;
      say(`Queued the reminders of ${queued}. The server sends them while it is running.`);
    });
  },
};
