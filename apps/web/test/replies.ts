/** A reply of the API. Only for tests. */
export type Reply = {
  readonly status?: number;
  readonly json?: unknown;
  /** A body of another media type. */
  readonly body?: { readonly type: string; readonly text: string };
};

/** The replies by path, given in order; the last one repeats. */
export type Replies = Record<string, Reply[]>;

/** Returns the next reply for an address; 404 without one. */
export function replyTo(address: unknown, replies: Replies): Response {
  const queue = replies[String(address).replace("/v1", "")] ?? [];
  const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
  const json = reply.json === undefined ? null : JSON.stringify(reply.json);
  return new Response(reply.body?.text ?? json, {
    status: reply.status ?? 200,
    headers: { "content-type": reply.body?.type ?? "application/json" },
  });
}
