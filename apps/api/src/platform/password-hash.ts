import { hash, verify } from "@node-rs/argon2";

/** Argon2id, 19 MiB, two passes, one lane: the floor of OWASP's password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, PARAMETERS);

let dummy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `storedHash`. Without a stored hash (an unknown account) a
 * dummy is verified, so that both take the same time; the answer is then always no.
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined) {
  dummy ??= hashPassword("a dummy that nobody knows");
  const matches = await verify(storedHash ?? (await dummy), password);
  return matches && storedHash != null;
}

/** Whether a hash was made with lower parameters than today's, to be renewed at the next sign-in. */
export const isOutdatedHash = (storedHash: string) =>
  !storedHash.includes(`m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=`);
