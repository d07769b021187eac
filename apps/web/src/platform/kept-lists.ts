/*
 * Lists as they were last received, so that the server can say that one has not changed instead of sending it
 * again. Answers are not stored by the browser (`no-store`): these live in the memory of the page, for one session.
 */

type KeptList = {
  /** The server's name for this state of the list (RFC 9110, 8.8.3). */
  readonly etag: string;
  readonly rows: unknown;
};

const MOST = 20;
/** Oldest first. */
const lists = new Map<string, KeptList>();
let owner: string | undefined;

/** @param token of the session that asks: nothing of another one is kept. */
export function keptList(token: string | undefined, address: string): KeptList | undefined {
  if (token !== owner) {
    lists.clear();
    owner = token;
  }
  return lists.get(address);
}

export function keepList(token: string | undefined, address: string, list: KeptList): void {
  if (token === undefined || token !== owner) return;
  lists.delete(address);
  lists.set(address, list);
  const [oldest] = lists.keys();
  if (lists.size > MOST && oldest !== undefined) lists.delete(oldest);
}
