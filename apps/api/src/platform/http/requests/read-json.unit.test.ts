import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { appRoutes } from "../../../app";
import { ProblemError } from "../../problem-error";
import { type JsonSchema, jsonSchemaOf } from "../pages/json-schema";
import { assertBoundedJson, JSON_LIMITS } from "./read-json";

function statusOf(text: string): number {
  try {
    assertBoundedJson(text);
    return 200;
  } catch (error) {
    if (error instanceof ProblemError) return error.definition.status;
    throw error;
  }
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

test.each([
  [
    "an object with that many fields",
    JSON.stringify({ ...Array(JSON_LIMITS.values).fill(1) }),
    200,
  ],
  ["one field more", JSON.stringify({ ...Array(JSON_LIMITS.values + 1).fill(1) }), 413],
  ["lists in a list", JSON.stringify(Array(120).fill(Array(120).fill(0))), 413],
  ["that many levels", nested(JSON_LIMITS.depth), 200],
  ["one level more", nested(JSON_LIMITS.depth + 1), 400],
  ["punctuation in a text", JSON.stringify({ text: '[{",\\'.repeat(20_000) }), 200],
  ["a text without an end", `{"text": "${",".repeat(20_000)}`, 200],
])("answers %s", (_, text, status) => expect(statusOf(text)).toBe(status));

it("counts what any text contains like a parser", () => {
  const count = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? Object.values(value).reduce((sum: number, inner) => sum + count(inner), 1)
      : 1;
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: "medium" }), (value) => {
      const many = Array(2_000).fill(value);
      // Commas separate values, so a text has no more of them than values.
      fc.pre(count(many) <= JSON_LIMITS.values);
      expect(statusOf(JSON.stringify(many))).toBe(200);
    }),
    { numRuns: 200 },
  );
});

/** The most commas of a body that the schema accepts, plus one. */
function mostValues(schema: JsonSchema): number {
  const choices = (schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"]) as
    | JsonSchema[]
    | undefined;
  if (choices) return Math.max(...choices.map(mostValues));
  const fields = schema["properties"] as Record<string, JsonSchema> | undefined;
  if (fields) return Object.values(fields).reduce((sum, field) => sum + mostValues(field), 0);
  const items = schema["items"] as JsonSchema | undefined;
  if (items) return (schema["maxItems"] as number) * mostValues(items);
  return 1;
}

describe("every body that an endpoint accepts is below the limit", () => {
  const withBody = appRoutes.flatMap(({ endpoint: { name, body } }) =>
    body ? [[name, body] as const] : [],
  );
  it.each(withBody)("accepts no body above the limit: %s", (_, body) => {
    expect(mostValues(jsonSchemaOf(body, "input"))).toBeLessThanOrEqual(JSON_LIMITS.values);
  });
});
