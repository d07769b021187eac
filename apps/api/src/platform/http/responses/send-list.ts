import type { FastifyReply } from "fastify";
import type { RowRange } from "../../database/sql/row-range";
import { type JsonSchema, serialiserOf } from "../pages/json-schema";
import type { PagedResponse, PageRequest, ReadRows } from "../list-route";

/** Rows that are read and serialised at once; other requests run in between. Most lists are no longer than this. */
const BATCH = 1_000;
/**
 * No further batch is read after this many characters of JSON, so that no list takes all memory: four times a register
 * of 10,000 risks.
 */
const MAX_LENGTH = 32_000_000;

/**
 * Reads a list and sends its rows; a `Link` header leads to rows that it does not contain.
 * @param schema that of the rows' array
 */
export async function sendList(
  reply: FastifyReply,
  { page, inSnapshot, orderKey }: Omit<PagedResponse, "version">,
  schema: JsonSchema,
) {
  const { json, count, hasMore } = await inSnapshot((read) =>
    readBatches(read, page, schema, orderKey),
  );
  if (hasMore) void reply.header("link", nextLink(reply.request.originalUrl, page, count));
  return reply
    .header("content-type", "application/json; charset=utf-8")
    .send(`[${json.join(",")}]`);
}

async function readBatches(
  read: ReadRows,
  { offset, max }: PageRequest,
  schema: JsonSchema,
  orderKey: string | undefined,
) {
  const toJson = serialiserOf(schema);
  const json: string[] = [];
  let [count, length] = [0, 0];
  let start: Omit<RowRange, "limit"> = { offset };
  for (;;) {
    const limit = Math.min(BATCH, max - count);
    // One row more shows whether there is another batch.
    const rows = await read({ limit: limit + 1, ...start });
    const batch = rows.slice(0, limit);
    const text = toJson(batch).slice(1, -1);
    if (text !== "") json.push(text);
    count += batch.length;
    length += text.length;
    const last = orderKey === undefined ? undefined : batch.at(-1)?.[orderKey];
    start = typeof last === "string" ? { offset: 0, after: last } : { offset: offset + count };
    const hasMore = rows.length > limit;
    if (!hasMore || count >= max || length >= MAX_LENGTH) return { json, count, hasMore };
  }
}

function nextLink(address: string, { offset, pageSize }: PageRequest, count: number): string {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.delete("page");
  query.set("offset", String(offset + count));
  if (pageSize !== undefined) query.set("pageSize", String(pageSize));
  return `<${path}?${query}>; rel="next"`;
}
