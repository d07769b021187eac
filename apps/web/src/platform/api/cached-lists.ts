/*
 * Caches lists with their ETag, so that the server can answer 304 instead of sending an unchanged list again. Responses
 * are `no-store`, so this cache is in the memory of the page, for one session.
 */

type CachedList = {
  /** The list's ETag (RFC 9110, 8.8.3). */
  readonly etag: string;
  readonly rows: unknown;
};

const MAX_LISTS = 20;
/** Oldest first. */
const lists = new Map<string, CachedList>();
let owner: string | undefined;

/** Returns the cached list. @param token of the current session; lists of another session are dropped */
export function cachedList(token: string | undefined, address: string): CachedList | undefined {
  if (token !== owner) {
    lists.clear();
    owner = token;
  }
  return lists.get(address);
}

export function storeList(token: string | undefined, address: string, list: CachedList): void {
  if (token === undefined || token !== owner) return;
  lists.delete(address);
  lists.set(address, list);
  const [oldest] = lists.keys();
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
}
