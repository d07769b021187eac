import { hash, verify } from "@node-rs/argon2";
import { SECOND } from "./clock";
import { createCallTurns } from "./http/call-turns";

/** Argon2id, 19 MiB, two passes, one lane: the minimum of OWASP's password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing uses one of the four threads that Node also needs for files, compression and DNS lookups, so a flood of
 * sign-ins may use only half of them. The others wait: at most this many, and at most this long.
 */
const AT_ONCE = 2;
const WAITING = 500;
const WAIT_TIME = 20 * SECOND;
const turns = createCallTurns({ atOnce: AT_ONCE, waiting: WAITING });

/** @throws ProblemError 429 if too many hashes wait, or this one waited too long */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  turns.run("hashes", { isGone: () => false, waitBudget: { left: WAIT_TIME } }, work);

/** Throws like `verifyPassword`. */
export const hashPassword = (password: string) => inTurn(() => hash(password, PARAMETERS));

const { memoryCost, timeCost, parallelism } = PARAMETERS;
/** A hash of no known password, which takes as long to verify as those of accounts. */
const DUMMY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Whether `password` matches `storedHash`. Without a stored hash (an unknown account) a dummy hash is verified, so that
 * both cases take the same time, and the result is false.
 * @throws ProblemError 429 if too many passwords are being verified
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined) {
  const matches = await inTurn(() => verify(storedHash ?? DUMMY, password));
  return matches && storedHash != null;
}

/** Whether a hash was made with weaker parameters than today's and should be renewed at the next sign-in. */
export const isOutdatedHash = (storedHash: string) =>
  !storedHash.includes(`m=${memoryCost},t=${timeCost},p=`);
