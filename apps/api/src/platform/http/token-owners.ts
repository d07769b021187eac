import { createHash } from "node:crypto";
import { type Clock, MINUTE } from "../clock";

/** How many tokens are remembered; beyond this, the one remembered first is forgotten. */
const MAX_TOKENS = 10_000;
/** How long (ms). The access check after that records that the session is in use. */
const REMEMBERED_FOR = MINUTE;

/**
 * Remembers whose token it is, which never changes, to count a request under its person before its access is checked.
 * It does not say whether the token is valid. Tokens are kept as hashes, in this process only.
 */
export type TokenOwners = {
  /** Returns the person's id, or undefined if the token is not remembered. */
  find(token: string): string | undefined;
  remember(token: string, userId: string): void;
};

const keyOf = (token: string) => createHash("sha256").update(token).digest("base64");

export function tokenOwners(clock: Clock): TokenOwners {
  const owners = new Map<string, { readonly userId: string; readonly until: number }>();
  return {
    find(token) {
      const owner = owners.get(keyOf(token));
      return owner && owner.until > clock.now().getTime() ? owner.userId : undefined;
    },
    remember(token, userId) {
      const key = keyOf(token);
      // Deleted first, so that the map stays in the order of remembering.
      owners.delete(key);
      const [first] = owners.keys();
      if (owners.size >= MAX_TOKENS && first !== undefined) owners.delete(first);
      owners.set(key, { userId, until: clock.now().getTime() + REMEMBERED_FOR });
    },
  };
}
