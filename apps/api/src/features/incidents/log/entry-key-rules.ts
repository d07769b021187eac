import { hkdfSync } from "node:crypto";
import type { SecretKeys } from "../../../platform/secrets/secret-key";

/**
 * Returns the keys (AES-256, base64) of a person's log entries that wait on a device: the first one encrypts, the others
 * only decrypt what was written before the secret key was rotated. No one else gets them, and a device never stores them
 * (decision 036). Pure.
 */
export const entryKeysOf = (
  { secret, formerSecrets }: SecretKeys,
  incidentId: string,
  userId: string,
): string[] =>
  [secret, ...formerSecrets].map((key) => {
    const purpose = `holdfast log entries ${incidentId} ${userId}`;
    return Buffer.from(hkdfSync("sha256", key, "", purpose, 32)).toString("base64");
  });
