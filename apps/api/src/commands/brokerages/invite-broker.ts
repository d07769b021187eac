import { isEmail } from "@holdfast/contract/platform/field-rules";
import { sendInvitation, userByEmail } from "../../features/accounts/public";
import { brokerageOfUser } from "../../features/brokerages/public";
import {
  type Command,
  CommandRefused,
  commandServices,
  readPositional,
  readName,
  readText,
  say,
  withDatabase,
} from "../command";
import { brokerageNamed } from "./named-brokerage";

export const inviteBroker: Command = {
  name: ["brokerage", "invite"],
  usage: "brokerage invite EMAIL --brokerage NAME",
  purpose: "invites a person by email to become a broker",
  options: { brokerage: { type: "string" } },
  run: (args, config) => {
    const email = readPositional(args, "the email address to invite");
    const name = readName(readText(args, "brokerage"));
    if (!isEmail(email)) throw new CommandRefused(`${email} is not an email address.`);
    return withDatabase(config, async (database) => {
      await database.transaction(async (tx) => {
        const brokerage = await brokerageNamed(tx, name);
        const user = await userByEmail(tx, email);
        if (user && (await brokerageOfUser(tx, user.id)))
          throw new CommandRefused(`${email} is already a broker.`);
        await sendInvitation(
          tx,
          { ...commandServices, config },
          { email, to: { brokerageId: brokerage.id }, place: name, addedByUserId: null },
        );
      });
      say(`The invitation to ${email} is queued. The server sends it while it is running.`);
    });
  },
};
