import type { RowRange } from "../../database/sql/row-range";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { sendList } from "./send-list";

const schema = {
  type: "array",
  items: { type: "object", properties: { id: { type: "number" }, text: { type: "string" } } },
};

/** Sends these rows, and records which parts were read. */
async function sent(all: ReturnType<typeof rowsUpTo>, orderKey?: string) {
  const app = Fastify();
  const parts: RowRange[] = [];
  const page = { offset: 0, max: 10_000, pageSize: undefined };
  const read = async (pageRequest: RowRange) => {
    parts.push(pageRequest);
    const start =
      pageRequest.after === undefined
        ? pageRequest.offset
        : all.findIndex(({ key }) => key === pageRequest.after) + 1;
    return all.slice(start, start + pageRequest.limit);
  };
  app.get("/rows", (_request, reply) =>
    sendList(reply, { page, inSnapshot: (work) => work(read), orderKey }, schema),
  );
  const response = await app.inject({ url: "/rows" });
  return { parts, rows: response.json<{ id: number }[]>(), link: response.headers["link"] };
}

const rowsUpTo = (count: number, text = "") =>
  Array.from({ length: count }, (_, id) => ({
    id,
    key: `row ${id}`,
    text,
    secret: "not of the schema",
  }));

it("reads a short list with one statement, without fields outside the schema", async () => {
  const { parts, rows, link } = await sent(rowsUpTo(1_000, "a"));
  expect(parts).toHaveLength(1);
  expect(link).toBeUndefined();
  expect(rows).toHaveLength(1_000);
  expect(rows[0]).toEqual({ id: 0, text: "a" });
});

it("reads a longer list in batches of 1,000 rows and sends it whole", async () => {
  const { parts, rows, link } = await sent(rowsUpTo(2_500));
  expect(parts.map(({ offset }) => offset)).toEqual([0, 1_000, 2_000]);
  expect(rows.map(({ id }) => id)).toEqual(rowsUpTo(2_500).map(({ id }) => id));
  expect(link).toBeUndefined();
});

it("reads each later batch by the key of the last row before it", async () => {
  const { parts, rows } = await sent(rowsUpTo(2_500), "key");
  expect(parts.map(({ after }) => after)).toEqual([undefined, "row 999", "row 1999"]);
  expect(parts.map(({ offset }) => offset)).toEqual([0, 0, 0]);
  expect(rows.map(({ id }) => id)).toEqual(rowsUpTo(2_500).map(({ id }) => id));
});

it("reads no further batch after 32 MB, and links to the rest", async () => {
  const { rows, link } = await sent(rowsUpTo(3_000, "x".repeat(20_000)));
  expect(rows).toHaveLength(2_000);
  expect(link).toBe(`</rows?offset=2000>; rel="next"`);
});

it("sends an empty list", async () => {
  const { rows, link } = await sent([]);
  expect([rows, link]).toEqual([[], undefined]);
});
