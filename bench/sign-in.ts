import { hashPassword, verifyPassword } from "../apps/api/src/platform/password-hash";
import { type Timings, timed } from "./ground/alternate";
import { onEachEngine } from "./ground/engines";
import { PASSWORD, type Person, registeredPerson } from "./ground/people";
import { printRace, printSkipped } from "./ground/report";
import { whileServing } from "./ground/served-product";

/*
 * Both steps of signing in: e-mail and password, then the code of the letter. What passes between them
 * (the letter's way) is not timed. The floor is one verification of the same password.
 */

const AGAINST = "one Argon2id verification, same parameters";
/** Each may try ten times in ten minutes. */
const PEOPLE = 5;
const ROUNDS = 6;

async function signIns(people: readonly Person[], storedHash: string): Promise<Timings> {
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const person of people) {
      let userId = "";
      const asking = await timed(async () => void (userId = await person.askForCode()));
      const code = await person.readCode();
      const trading = await timed(async () => void (await person.tradeCode(userId, code)));
      const verifying = await timed(async () => void (await verifyPassword(PASSWORD, storedHash)));
      // The first round warms both up.
      if (round < 0) continue;
      ours.push(asking + trading);
      floor.push(verifying);
    }
  }
  return { ours, floor };
}

const storedHash = await hashPassword(PASSWORD);
await onEachEngine(
  (engine, cluster) =>
    whileServing({ cluster }, async (product) => {
      const people: Person[] = [];
      for (let number = 0; number < PEOPLE; number += 1)
        people.push(await registeredPerson(product, `person-${number}@bench.example`));
      printRace(`sign-in, ${engine}`, AGAINST, await signIns(people, storedHash));
    }),
  (reason) => printSkipped("sign-in, postgres", reason),
);
