import type { Part } from "../database/part";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { ListReading } from "./list-route";
import { sendList } from "./send-list";

const schema = {
  type: "array",
  items: { type: "object", properties: { id: { type: "number" }, text: { type: "string" } } },
};

/** Sends the rows that `read` returns for each part, and records what it was asked for. */
async function sent(read: (part: Part) => readonly unknown[], mostBytes = 200_000) {
  const app = Fastify();
  const parts: Part[] = [];
  const pages = { offset: 0, max: 10_000, pageSize: undefined };
  app.get("/rows", (_request, reply) =>
    sendList(
      reply,
      new ListReading(pages, (part) => {
        parts.push(part);
        return Promise.resolve(read(part));
      }),
      { schema, mostBytes },
    ),
  );
  const response = await app.inject({ url: "/rows" });
  return { parts, rows: response.json<{ id: number }[]>(), link: response.headers["link"] };
}

const rowsUpTo = (count: number, text = "") =>
  Array.from({ length: count }, (_, id) => ({ id, text, secret: "not of the schema" }));
const partOf = (rows: readonly unknown[], { limit, offset }: Part) =>
  rows.slice(offset, offset + limit);

it("reads a short list with one statement, without fields outside the schema", async () => {
  const { parts, rows, link } = await sent((part) => partOf(rowsUpTo(1_000, "a"), part));
  expect(parts).toHaveLength(1);
  expect(link).toBeUndefined();
  expect(rows).toHaveLength(1_000);
  expect(rows[0]).toEqual({ id: 0, text: "a" });
});

it("reads a longer list in parts and sends it whole", async () => {
  const { parts, rows, link } = await sent((part) => partOf(rowsUpTo(3_000), part));
  expect(parts.length).toBeLessThan(4);
  expect(rows.map(({ id }) => id)).toEqual(rowsUpTo(3_000).map(({ id }) => id));
  expect(link).toBeUndefined();
});

it("starts again if a row was added before the next part, so that no row is sent twice", async () => {
  let statements = 0;
  const { rows } = await sent((part) => {
    statements += 1;
    const all = rowsUpTo(1_200);
    return partOf(statements === 1 ? all : [{ id: -1, text: "" }, ...all], part);
  });
  expect(rows.map(({ id }) => id)).toEqual([-1, ...rowsUpTo(1_200).map(({ id }) => id)]);
});

it("sends a row even if it exceeds the limit, and links to the rest", async () => {
  const large = rowsUpTo(40, "x".repeat(5_000));
  const { rows, link } = await sent((part) => partOf(large, part), 1_000);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(40);
  expect(link).toBe(`</rows?offset=${rows.length}>; rel="next"`);
});

it("sends an empty list", async () => {
  const { rows, link } = await sent(() => []);
  expect([rows, link]).toEqual([[], undefined]);
});
