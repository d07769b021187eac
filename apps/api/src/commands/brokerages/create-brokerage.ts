import { addBroker, createBrokerage as create } from "../../features/brokerages/public";
import { addQuota } from "../../features/subscriptions/public";
import {
  type Command,
  commandServices,
  readName,
  readOption,
  readText,
  readWhole,
  say,
  withDatabase,
} from "../command";
import { brokerageNamed } from "./named-brokerage";
import { registeredUser } from "../accounts/registered-user";

export const createBrokerage: Command = {
  name: ["brokerage", "create"],
  usage: "brokerage create --name NAME --quota N [--broker EMAIL] [--parent BROKERAGE]",
  purpose:
    "creates a brokerage or sub-brokerage, optionally with a registered person as its broker",
  options: {
    name: { type: "string" },
    quota: { type: "string" },
    broker: { type: "string" },
    parent: { type: "string" },
  },
  run: (args, config) => {
    const name = readName(readText(args, "name"));
    const quota = readWhole(args, "quota", 0, 1_000_000);
    const [email, parentName] = [readOption(args, "broker"), readOption(args, "parent")];
    return withDatabase(config, async (database) => {
      const broker = email ? await registeredUser(database.query, email) : undefined;
      const parent = parentName ? await brokerageNamed(database.query, parentName) : undefined;
      const brokerageId = await database.transaction(async (tx) => {
        const id = await create(tx, commandServices, { name, parentBrokerageId: parent?.id });
        await addQuota(tx, commandServices, id, quota);
        if (broker) await addBroker(tx, commandServices, id, broker.id);
        return id;
      });
      say(brokerageId);
    });
  },
};
