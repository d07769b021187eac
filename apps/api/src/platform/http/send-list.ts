import type { FastifyReply } from "fastify";
import type { JsonSchema } from "./json-schema";
import type { ListReading, Pages } from "./list-route";
import { joined, serialiseRows } from "./serialise-in-steps";

/** Rows of the first statement: most lists are no longer than this. */
const FIRST_ROWS = 1_000;
const MAX_ROWS_A_STATEMENT = 5_000;
/** Approximate size of each further statement (bytes of JSON). */
const STATEMENT_BYTES = 4_000_000;
/** How often a list that is being changed is read again from its start. */
const ATTEMPTS = 3;

type Bounds = {
  /** The schema of the rows' array. */
  readonly schema: JsonSchema;
  readonly mostBytes: number;
};

/** Reads a list and sends its rows, up to a size limit in bytes; a `Link` header points to the rest. */
export async function sendList(reply: FastifyReply, reading: ListReading, bounds: Bounds) {
  let found = await readRows(reading, bounds);
  for (let attempt = 1; found.hasMoved && attempt < ATTEMPTS; attempt += 1)
    found = await readRows(reading, bounds);
  if (found.hasMore)
    void reply.header("link", nextLink(reply.request.originalUrl, reading.pages, found.count));
  return reply
    .header("content-type", "application/json; charset=utf-8")
    .send(Buffer.concat([Buffer.from("["), joined(found.json), Buffer.from("]")]));
}

async function readRows({ pages, read }: ListReading, bounds: Bounds) {
  const json: Buffer[] = [];
  let [count, bytes, hasMoved, wanted] = [0, 0, false, FIRST_ROWS];
  let next: unknown;
  for (;;) {
    const limit = Math.min(wanted, pages.max - count);
    // One row more than wanted: it shows whether there is another part, and is the first row of that part.
    const rows = await read({ limit: limit + 1, offset: pages.offset + count });
    if (count > 0 && !isSameRow(rows[0], next)) hasMoved = true;
    const left = bounds.mostBytes - bytes;
    const done = await serialiseRows(bounds.schema, rows.slice(0, limit), left);
    json.push(...done.json);
    count += done.count;
    bytes += done.bytes;
    const isCut = done.count < Math.min(limit, rows.length);
    const hasMore = isCut || rows.length > limit;
    if (!hasMore || isCut || count >= pages.max || bytes >= bounds.mostBytes)
      return { json, count, hasMore, hasMoved };
    next = rows[limit];
    const rowBytes = Math.max(1, bytes / count);
    wanted = Math.ceil(Math.min(STATEMENT_BYTES, bounds.mostBytes - bytes) / rowBytes);
    wanted = Math.min(MAX_ROWS_A_STATEMENT, wanted);
  }
}

/** Another first row than expected means that a row before it was added or deleted meanwhile. */
const isSameRow = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function nextLink(address: string, pages: Pages, count: number): string {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.delete("page");
  query.set("offset", String(pages.offset + count));
  if (pages.pageSize !== undefined) query.set("pageSize", String(pages.pageSize));
  return `<${path}?${query}>; rel="next"`;
}
