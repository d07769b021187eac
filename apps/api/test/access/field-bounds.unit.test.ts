import { decimalOf } from "@holdfast/contract/platform/number-rules";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { appRoutes } from "../../src/app";

/* Rules for every field of every body and query, found by walking the schemas of all endpoints. */

type Field = {
  /** Endpoint and dotted path; list items as `[]`. */
  readonly name: string;
  /** The schema of the whole field, including its optional wrapper. */
  readonly schema: z.core.$ZodType;
  readonly kind: "number" | "string";
};

/** The schemas directly inside a schema; fields come with their name. */
function inner(schema: z.core.$ZodType): { schema: z.core.$ZodType; name?: string }[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).map(([name, field]) => ({ schema: field, name }));
    case "array":
      return [{ schema: def.element, name: "[]" }];
    case "record":
      return [{ schema: def.valueType, name: "{}" }];
    case "tuple":
      return def.items.map((item, index) => ({ schema: item, name: String(index) }));
    case "union":
      return def.options.map((option) => ({ schema: option }));
    case "pipe":
      return [{ schema: def.in }];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return [{ schema: def.innerType }];
    default:
      return [];
  }
}

function fieldsOf(schema: z.core.$ZodType, name: string, field: z.core.$ZodType): Field[] {
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  if (type === "number" || type === "string") return [{ name, schema: field, kind: type }];
  return inner(schema).flatMap((part) =>
    part.name === undefined
      ? fieldsOf(part.schema, name, field)
      : fieldsOf(part.schema, `${name}.${part.name}`, part.schema),
  );
}

const fields = appRoutes.flatMap(({ endpoint }) =>
  [endpoint.body, endpoint.query]
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => fieldsOf(schema, endpoint.name, schema)),
);
const named = (kind: Field["kind"]) =>
  fields.filter((field) => field.kind === kind).map((field) => [field.name, field] as const);

const isAccepted = ({ schema }: Field, value: unknown) => z.safeParse(schema, value).success;

describe("every number field", () => {
  /** Numbers that an integer column of PostgreSQL cannot hold, in JSON and as query text. */
  const NOT_WHOLE = [1e-28, 7.66e-28, 5e-324, 1e-7, 0.1, 1.5, -0.5, NaN, Infinity, -Infinity];
  const TOO_LARGE = [2 ** 53, -(2 ** 53), 1e300, Number.MAX_VALUE];

  it("finds the number fields of the endpoints", () => {
    const names = named("number").map(([name]) => name);
    expect(names).toContain("createRisk.cost");
    expect(names).toContain("createAssets.[].quantity");
    expect(names).toContain("searchIndustries.pageSize");
    expect(names.length).toBeGreaterThan(20);
  });

  it.each(named("number"))(
    "%s accepts whole numbers, or decimals of a scale and range",
    (_, field) => {
      const decimal = decimalOf(field.schema);
      for (const value of TOO_LARGE)
        expect([value, isAccepted(field, value)]).toEqual([value, false]);
      for (const value of NOT_WHOLE) {
        const fits =
          decimal !== undefined &&
          value >= decimal.min &&
          value <= decimal.max &&
          Number(value.toFixed(decimal.places)) === value;
        expect([value, isAccepted(field, value)]).toEqual([value, fits]);
        expect([value, isAccepted(field, String(value))]).toEqual([value, false]);
      }
    },
  );
});

describe("every text field", () => {
  /**
   * Passwords and markup are accepted as sent, and the printer sanitises markup. Tokens and codes are compared with
   * stored values. The names in these tables are read from the stored business unit.
   */
  const NOT_STORED =
    /\.(?:password|confirmPassword|newPassword|currentPassword|content|frontMatter|token|otp|code)$|^(?:create|update)(?:TacticalBias|RecoveryStrategies)\.\[\]\.name$/;
  const MARKS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";

  it.each(named("string").filter(([name]) => !NOT_STORED.test(name)))(
    "%s drops or refuses characters that change the text direction",
    (_, { schema }) => {
      const stored = [...MARKS].flatMap((mark) =>
        [`Ann${mark}`, `${mark}1234`, `ann@cafe${mark}.example`].map((text) =>
          String(z.safeParse(schema, text).data),
        ),
      );
      expect(stored.filter((text) => [...MARKS].some((mark) => text.includes(mark)))).toEqual([]);
    },
  );
});
