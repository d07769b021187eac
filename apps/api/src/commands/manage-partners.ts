import { readFile } from "node:fs/promises";
import { registerPartner, revokePartner as revoke } from "../features/accounts/public";
import {
  type Command,
  CommandRefused,
  commandServices,
  readPositional,
  readName,
  say,
  withDatabase,
  type Words,
} from "./command";

const readPartner = (words: Words) => readName(readPositional(words, "the partner"));

export const addPartner: Command = {
  name: ["partners", "add"],
  usage: "partners add NAME KEYFILE",
  purpose: "lets a site that signs with this Ed25519 key send people in",
  run: async (words, config) => {
    const name = readPartner(words);
    const file = readPositional(words, "the file with the public key", 1);
    const key = await readFile(file, "utf8").catch((thrown: Error) => {
      throw new CommandRefused(`The key cannot be read: ${thrown.message}.`);
    });
    return withDatabase(config, async (database) => {
      const outcome = await database.transaction((tx) =>
        registerPartner(tx, commandServices, { name, key }),
      );
      if (outcome === "no key")
        throw new CommandRefused(`${file} must hold an Ed25519 public key in PEM.`);
      if (outcome === "exists")
        throw new CommandRefused(`There is a partner named ${name}: revoke that one first.`);
      say(`Links signed by ${name} are taken from now on.`);
    });
  },
};

export const revokePartner: Command = {
  name: ["partners", "revoke"],
  usage: "partners revoke NAME",
  purpose: "takes no more links of that site",
  run: (words, config) => {
    const name = readPartner(words);
    return withDatabase(config, async (database) => {
      const isRevoked = await database.transaction((tx) => revoke(tx, commandServices, name));
      if (!isRevoked) throw new CommandRefused(`There is no partner named ${name}.`);
      say(`Links signed by ${name} are taken no longer.`);
    });
  },
};
