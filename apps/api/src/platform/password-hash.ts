import { hash, verify } from "@node-rs/argon2";
import { concurrencyLimiter } from "./limits/concurrency-limiter";

/** Argon2id, 19 MiB, two passes, one lane: the minimum of OWASP's password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing uses one of the four threads that Node also needs for files, compression and DNS lookups, so a flood of
 * sign-ins may use only half of them.
 */
const limited = concurrencyLimiter({ running: 2, waiting: 500 });
const withLimit = <T>(work: () => Promise<T>): Promise<T> => limited("hashes", work);

/** Throws like `verifyPassword`. */
export const hashPassword = (password: string) => withLimit(() => hash(password, PARAMETERS));

const { memoryCost, timeCost, parallelism } = PARAMETERS;
/** A hash of no known password, which takes as long to verify as those of accounts. */
const DUMMY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Whether `password` matches `storedHash`. Without a stored hash (an unknown account) a dummy hash is verified, so that
 * both cases take the same time, and the result is false.
 * @throws ProblemError 429 if too many passwords are being verified
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined) {
  const matches = await withLimit(() => verify(storedHash ?? DUMMY, password));
  return matches && storedHash != null;
}

/** Whether a hash was made with weaker parameters than today's and should be renewed at the next sign-in. */
export const isOutdatedHash = (storedHash: string) =>
  !storedHash.includes(`m=${memoryCost},t=${timeCost},p=`);
