import { hash, verify } from "@node-rs/argon2";

/** Argon2id, 19 MiB, two passes, one lane: the minimum of OWASP's password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, PARAMETERS);

let dummy: Promise<string> | undefined;

/**
 * Whether `password` matches `storedHash`. Without a stored hash (an unknown account) a dummy hash is verified, so that
 * both cases take the same time, and the result is false.
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined) {
  dummy ??= hashPassword("a dummy that no one knows");
  const matches = await verify(storedHash ?? (await dummy), password);
  return matches && storedHash != null;
}

/** Whether a hash was made with weaker parameters than today's and should be renewed at the next sign-in. */
export const isOutdatedHash = (storedHash: string) =>
  !storedHash.includes(`m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=`);
