import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import fastJson from "fast-json-stringify";
import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

/** Converts a zod schema to JSON Schema (draft 7), for the serialiser. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const made = z.toJSONSchema(schema, { target: "draft-7", io, unrepresentable: "any" });
  return simplify(made) as JsonSchema;
}

/** Rewrites `anyOf: [{type: x}, {type: 'null'}]` as `type: [x, 'null']`, so the serialiser needs no validator. */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => key !== "$schema");
  const simple: JsonSchema = Object.fromEntries(
    entries.map(([key, value]) => [key, simplify(value)]),
  );
  const choices = simple["anyOf"];
  if (!Array.isArray(choices) || choices.length !== 2) return simple;
  const some = choices.find((choice: JsonSchema) => choice["type"] !== "null") as JsonSchema;
  const isNullable = choices.some((choice: JsonSchema) => choice["type"] === "null");
  if (!isNullable || typeof some?.["type"] !== "string") return simple;
  const { anyOf: _, ...rest } = simple;
  return some["type"] === "object"
    ? { ...rest, ...some, nullable: true }
    : { ...rest, ...some, type: [some["type"], "null"] };
}

/** Returns a function that makes a value for each object once, when it is first asked for. */
function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const earlier = made.get(key);
    if (earlier !== undefined) return earlier;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Returns the JSON Schema of an endpoint's JSON response. */
export const responseSchemaOf = oncePer(({ name, response }: Endpoint): JsonSchema => {
  if (response.kind !== "json") throw new Error(`${name} does not respond with JSON.`);
  return jsonSchemaOf(response.schema, "output");
});

/**
 * Returns a function that writes only the fields of the schema. It is compiled on first use: compiling those of all
 * endpoints would take a sixth of the start of the server.
 */
export const serialiserOf = oncePer((schema: JsonSchema): ((value: unknown) => string) =>
  fastJson(schema),
);
