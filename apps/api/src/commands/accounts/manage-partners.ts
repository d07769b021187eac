import { readFile } from "node:fs/promises";
import { registerPartner, revokePartner as revoke } from "../../features/accounts/public";
import {
  type Command,
  CommandRefused,
  commandServices,
  readPositional,
  readName,
  say,
  withDatabase,
  type Arguments,
} from "../command";

const readPartner = (args: Arguments) => readName(readPositional(args, "the partner"));

export const addPartner: Command = {
  name: ["partners", "add"],
  usage: "partners add NAME KEYFILE",
  purpose: "lets a site log people in with links signed by this Ed25519 key",
  run: async (args, config) => {
    const name = readPartner(args);
    const file = readPositional(args, "the file with the public key", 1);
    const key = await readFile(file, "utf8").catch((error: Error) => {
      throw new CommandRefused(`The key cannot be read: ${error.message}.`);
    });
    return withDatabase(config, async (database) => {
      const outcome = await database.transaction((tx) =>
        registerPartner(tx, commandServices, { name, key }),
      );
      if (outcome === "no key")
        throw new CommandRefused(`${file} must contain an Ed25519 public key in PEM format.`);
      if (outcome === "exists")
        throw new CommandRefused(`A partner named ${name} already exists. Revoke it first.`);
      say(`Links signed by ${name} are now accepted.`);
    });
  },
};

export const revokePartner: Command = {
  name: ["partners", "revoke"],
  usage: "partners revoke NAME",
  purpose: "stops accepting links from that site",
  run: (args, config) => {
    const name = readPartner(args);
    return withDatabase(config, async (database) => {
      const isRevoked = await database.transaction((tx) => revoke(tx, commandServices, name));
      if (!isRevoked) throw new CommandRefused(`There is no partner named ${name}.`);
      say(`Links signed by ${name} are no longer accepted.`);
    });
  },
};
