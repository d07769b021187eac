import { hashPassword, verifyPassword } from "../apps/api/src/platform/password-hash";
import { type Timings, timed } from "./setup/alternate";
import { PASSWORD, type Person, registeredPerson } from "./setup/people";
import { printComparison } from "./setup/report";
import { whileServing } from "./setup/served-product";

/*
 * How many people can sign in at the same time: both steps of signing in, email and password, then the code from the
 * email, all at once; reported as time per sign-in. What happens between the steps (delivering the email) is not timed.
 * The baseline is a bare Argon2id verification of the same password for each, as many at once: the minimum work of a
 * sign-in. Other people sign in before, until the server has compiled its code, as one that has run for some minutes.
 */

const AGAINST = "bare Argon2id, same parameters, as many at once";
const AT_ONCE = 8;
/** Each person may try ten times in ten minutes. */
const ROUNDS = 8;
const WARM_UP_GROUPS = 4;

const atOnce = <Each>(people: readonly Person[], work: (person: Person) => Promise<Each>) =>
  Promise.all(people.map(work));

/** Returns the time of each round divided by the sign-ins in it (ms). */
async function signIns(people: readonly Person[], storedHash: string): Promise<Timings> {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const verifying = async () => {
      const time = await timed(
        async () => void (await atOnce(people, () => verifyPassword(PASSWORD, storedHash))),
      );
      if (round >= 0) baseline.push(time / people.length);
    };
    const signingIn = async () => {
      let asked: readonly { person: Person; userId: string }[] = [];
      const asking = await timed(async () => {
        asked = await atOnce(people, async (person) => ({
          person,
          userId: await person.requestSignInCode(),
        }));
      });
      const waiting: { person: Person; userId: string; code: string }[] = [];
      for (const one of asked) waiting.push({ ...one, code: await one.person.readCode() });
      const verifyingCodes = await timed(async () => {
        await Promise.all(
          waiting.map(({ person, userId, code }) => person.verifyCode(userId, code)),
        );
      });
      if (round >= 0) ours.push((asking + verifyingCodes) / people.length);
    };
    // The first round warms both up; then each round begins with the other side.
    for (const side of round % 2 === 0 ? [verifying, signingIn] : [signingIn, verifying])
      await side();
  }
  return { ours, baseline };
}

const storedHash = await hashPassword(PASSWORD);
await whileServing({}, async (product) => {
  const register = (group: number) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) =>
        registeredPerson(product, `person-${group}-${number}@bench.example`),
      ),
    );
  for (let group = 0; group < WARM_UP_GROUPS; group += 1)
    await signIns(await register(group), storedHash);
  const timings = await signIns(await register(WARM_UP_GROUPS), storedHash);
  printComparison(`sign-in, ${AT_ONCE} at once`, AGAINST, timings);
});
