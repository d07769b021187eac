import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { SecretKeys } from "../../platform/secrets/secret-key";

const tokenBy = (secret: KeyObject, userId: string) =>
  createHmac("sha256", secret).update(`renewal-reminders:${userId}`).digest("base64url");

/** Returns the token of the link that turns a person's reminders off. It works as long as the key does. Pure. */
export const reminderToken = ({ secret }: Pick<SecretKeys, "secret">, userId: string): string =>
  tokenBy(secret, userId);

/** Whether a token is that of the person, with the current key or a former one. Pure. */
export const isReminderToken = (
  { secret, formerSecrets }: SecretKeys,
  userId: string,
  token: string,
): boolean =>
  [secret, ...formerSecrets].some((key) => {
    const [right, received] = [Buffer.from(tokenBy(key, userId)), Buffer.from(token)];
    return right.length === received.length && timingSafeEqual(right, received);
  });
