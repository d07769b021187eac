import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { decimalNumber, decimalOf, lookupId, wholeNumber, wholeNumberText } from "./number-rules";

const messagesFor = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe("wholeNumber", () => {
  const cost = wholeNumber("Please input a value.", { min: 0, max: 100, tooLarge: "Too large." });

  it.each([0, -0, 1, 100])("accepts %d", (value) => {
    expect(messagesFor(cost, value)).toEqual([]);
  });

  it.each([1e-28, 5e-324, 1.5, -1, NaN, "1", null, undefined])("rejects %j", (value) => {
    expect(messagesFor(cost, value)).toEqual(["Please input a value."]);
  });

  it.each([101, 2 ** 53, 1e300])("reports %d as too large", (value) => {
    expect(messagesFor(cost, value)).toEqual(["Too large."]);
  });

  it("rejects infinity", () => {
    expect(messagesFor(cost, Infinity)).not.toEqual([]);
  });

  it("lets cross-field rules run after a failure", () => {
    const body = z
      .object({ cost })
      .check(z.refine(() => false, { path: ["name"], error: "Please input the name." }));
    expect(messagesFor(body, { cost: 1.5 })).toEqual([
      "Please input a value.",
      "Please input the name.",
    ]);
  });

  it("documents a whole number as an integer", () => {
    expect(z.toJSONSchema(cost)).toMatchObject({ type: "integer", minimum: 0, maximum: 100 });
  });
});

it.each([
  ["7", 7],
  ["1e-28", undefined],
  ["1.5", undefined],
  ["", undefined],
  ["x", undefined],
])("reads %j in a query as %s", (text, value) => {
  const page = wholeNumberText("Please use a whole number from 1 to 9.", { min: 1, max: 9 });
  expect(z.safeParse(page, text).data).toBe(value);
});

it.each([
  [1, true],
  [32_767, true],
  [0, false],
  [32_768, false],
])("accepts lookup id %d: %s", (id, exists) => {
  expect(messagesFor(lookupId("Please select."), id).length === 0).toBe(exists);
});

describe("decimalNumber", () => {
  const quantity = decimalNumber(
    "Please input quantity",
    { min: 0, max: 10, places: 3 },
    "From 0 to 10.",
  );

  it.each([0, 0.001, 2.5, 9.999, 10])("accepts %d", (value) => {
    expect(messagesFor(quantity, value)).toEqual([]);
  });

  it.each([-0.001, 10.001, 0.0005, 1e-28, 5e-324, 0.1 + 0.2, 2 ** 53])("rejects %d", (value) => {
    expect(messagesFor(quantity, value)).toEqual(["From 0 to 10."]);
  });

  it("has a separate message for a missing value", () => {
    expect(messagesFor(quantity, null)).toEqual(["Please input quantity"]);
  });

  it("exposes its scale and range, unlike any other schema", () => {
    expect(decimalOf(quantity)).toEqual({ min: 0, max: 10, places: 3 });
    expect(decimalOf(z.number())).toBeUndefined();
  });
});
