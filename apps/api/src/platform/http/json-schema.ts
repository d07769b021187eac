import type { Endpoint } from "@holdfast/contract/platform/endpoint";
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

/** Returns Fastify's route schema, which serialises only the named fields of a JSON response. */
export const routeSchemaOf = ({ response }: Endpoint) =>
  response.kind === "json"
    ? { response: { [response.status]: jsonSchemaOf(response.schema, "output") } }
    : { response: {} };
