import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import * as fc from "fast-check";
import { jsonSchemaOf } from "../../src/platform/http/pages/json-schema";
import { PASSWORD } from "../factories/people";

/* Fuzz input: random values and known troublemakers. */

/** Values that break code which expects something else. */
const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  "\u0000",
  "\ud83c",
  "a".repeat(6_000),
  "%00",
  "../..",
  "'; drop table users",
  0,
  -1,
  -0,
  0.1,
  1e-28,
  5e-324,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  "1",
  "NaN",
  "1e999",
  "0000-00-00",
  "9999-99-99",
  "2026-02-30",
  "+275760-09-13",
  "2026-11-21T25:61:61Z",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  [],
  [null],
  [[]],
  {},
  { length: 1 },
  { toString: 1 },
  Array.from({ length: 2_000 }, () => 1),
  "\u202eevil",
  "👩‍🍳".repeat(300),
  "ﷺ".repeat(250),
  "İ".repeat(250),
  "a@b.c",
  "+61491570156",
];
const invalidValue = fc.oneof(
  fc.constantFrom(...INVALID_VALUES),
  fc.anything({ maxDepth: 2, withNullPrototype: false }).filter(isJson),
);

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    // A bigint is not JSON.
    return false;
  }
}

/** Returns the value with one of its fields, chosen by `steps`, invalid, or with an extra field. */
export function withInvalidValue(
  value: unknown,
  steps: readonly number[],
  invalid: unknown,
): unknown {
  const [step = 0, ...rest] = steps;
  if (typeof value !== "object" || value === null || steps.length === 0) return invalid;
  const keys = Object.keys(value);
  const key = step % 7 === 6 ? "unknown" : (keys[step % Math.max(1, keys.length)] ?? "unknown");
  const changed = withInvalidValue((value as Record<string, unknown>)[key], rest, invalid);
  return Array.isArray(value)
    ? value.map((item: unknown, at) => (String(at) === key ? changed : item))
    : { ...value, [key]: changed };
}

const text = fc.oneof(
  fc.constantFrom(
    ...INVALID_VALUES.filter((value) => typeof value === "string").map((value) =>
      value.slice(0, 500).toWellFormed(),
    ),
  ),
  fc.string({ maxLength: 40 }),
);
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "text/plain",
  "malformed",
];
const BODIES = [
  "{",
  "[".repeat(5_000),
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  "\u0000",
  '--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\n\r\na\r\n--x--',
  "--x\r\nContent-Disp",
];

/** Plausible values for fields whose schema does not say enough. */
const PLAUSIBLE_VALUES: Readonly<Record<string, unknown>> = {
  email: "ana@malformed.example",
  password: PASSWORD,
  confirmPassword: PASSWORD,
  newPassword: "Tide-and-Anchor-7",
  phoneNumber: "+61491570156",
  otpCode: "123456",
  code: "123456",
  currency: "AUD",
  action: 1,
};

/** Returns a value with every field of the schema; the endpoint reports what is still wrong with it. */
function sampleOf(schema: Schema, name = ""): unknown {
  if (name in PLAUSIBLE_VALUES) return PLAUSIBLE_VALUES[name];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.enum ?? [];
  if (choice !== undefined) return schema.enum ? choice : sampleOf(choice as Schema, name);
  if ("const" in schema) return schema.const;
  const type = [schema.type].flat()[0];
  if (type === "array") return [sampleOf(schema.items ?? {})];
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return 1;
  if (schema.format === "uuid") return "019a6b1c-0000-7000-8000-000000000001";
  if (schema.format === "date") return "2026-11-21";
  if (type !== "object") return "Access";
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([field, of]) => [field, sampleOf(of, field)]));
}
type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** The body of a request that succeeds, if there is one; or a body with every field. */
export function bodyOf({ body: schema }: Endpoint, valid: unknown, hasAllFields: boolean): unknown {
  const sample = schema ? sampleOf(jsonSchemaOf(schema, "input") as Schema) : {};
  if (!hasAllFields || Array.isArray(sample)) return valid ?? sample;
  return { ...(sample as object), ...(valid as object) };
}

/** One change to a request, so that the rest of it stays valid. */
export const malformed = fc.record({
  /** A field in the body, the whole body and its type, a path parameter, or the query. */
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant("field" as const) },
    { weight: 2, arbitrary: fc.constant("body" as const) },
    { weight: 1, arbitrary: fc.constantFrom("param" as const, "query" as const) },
  ),
  steps: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
  value: invalidValue,
  hasAllFields: fc.boolean(),
  param: text,
  query: fc.dictionary(fc.constantFrom("q", "organisationId", "page", "a"), text, { minKeys: 1 }),
  type: fc.constantFrom(...TYPES),
  payload: fc.oneof(fc.constantFrom(...BODIES), fc.string({ maxLength: 60 })),
  link: text,
});
export type MalformedRequest = typeof malformed extends fc.Arbitrary<infer T> ? T : never;
