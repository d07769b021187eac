import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

/** Converts a zod schema to JSON Schema (draft 7), for the API document and the serialiser. */
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

/** Returns Fastify's route schema: it documents requests and responses, and serialises only the named fields. */
export function routeSchemaOf(endpoint: Endpoint) {
  const { response } = endpoint;
  const problem = {
    description: "Problem (RFC 9457)",
    content: { "application/problem+json": { schema: { type: "object" } } },
  };
  const failures = Object.fromEntries(
    (endpoint.errors ?? []).map((error) => [
      error.status,
      { ...problem, description: `${error.code}: ${error.message}` },
    ]),
  );
  const success =
    response.kind === "json"
      ? jsonSchemaOf(response.schema, "output")
      : response.kind === "file"
        ? {
            description: "The file",
            content: { [response.mediaType]: { schema: { type: "string", format: "binary" } } },
          }
        : { type: "null", description: "No content" };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access.scope === "public" ? { security: [] } : {}),
    ...(endpoint.query ? { querystring: jsonSchemaOf(endpoint.query, "input") } : {}),
    ...bodySchemaOf(endpoint),
    response: { ...failures, [response.status]: success },
  };
}

function bodySchemaOf(endpoint: Endpoint) {
  const body = endpoint.body ? jsonSchemaOf(endpoint.body, "input") : undefined;
  if (!endpoint.upload) return body ? { body } : {};
  const fields = (body?.["properties"] ?? {}) as JsonSchema;
  const upload = { [endpoint.upload.field]: { type: "string", format: "binary" } };
  return {
    consumes: ["multipart/form-data"],
    body: { type: "object", properties: { ...fields, ...upload } },
  };
}
