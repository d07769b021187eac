import { sendMonthlyQuestions as send } from "../features/monthly-questions/public";
import { planContributions } from "../plan-contributions";
import { type Command, commandServices, say, withDatabase } from "./command";

export const sendMonthlyQuestions: Command = {
  name: ["questions", "send"],
  usage: "questions send",
  purpose: "queues the monthly questions about the plan that are due",
  run: (_words, config) =>
    withDatabase(config, async (database) => {
      await send({ ...commandServices, config, database, planContributions });
      say("Queued the questions that were due. The server sends them while it is running.");
    }),
};
