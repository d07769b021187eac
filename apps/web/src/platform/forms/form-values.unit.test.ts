import { expect, it } from "vitest";
import * as z from "zod/mini";
import {
  areEqualDrafts,
  bodyOf,
  problemAt,
  problemsFrom,
  problemsOf,
  requiredFields,
  rowOf,
} from "./form-values";

const name = z
  .string({ error: "Please input the name." })
  .check(z.minLength(1, "Please input the name."));
const body = z.strictObject({
  name,
  note: z.nullish(z.string().check(z.maxLength(3, "Too long."))),
  units: z._default(z.array(z.object({ name })), []),
});

it("returns the contract's message for each rejected field", () => {
  const problems = problemsOf(body, { name: "", note: "four", units: [{ name: "" }] });
  expect(Object.fromEntries(problems)).toEqual({
    name: "Please input the name.",
    note: "Too long.",
    "units.0.name": "Please input the name.",
  });
  expect(problemAt(problems, "units")).toBe("Please input the name.");
  expect(problemAt(problems, "unit")).toBeUndefined();
});

it("treats the fields that an empty form is rejected for as required", () => {
  expect([...requiredFields(body)]).toEqual(["name"]);
});

it("keeps the first of several messages for a field", () => {
  const problems = problemsFrom([
    { path: "email", message: "first" },
    { path: "email", message: "second" },
  ]);
  expect(problems.get("email")).toBe("first");
});

it("wraps the form's row in a list if the body is a list", () => {
  const list = z.array(body).check(z.minLength(1, "One at least."));
  expect(Object.fromEntries(problemsOf(rowOf(list), {}))).toEqual({
    name: "Please input the name.",
  });
  expect(bodyOf(list, { name: "Oven" })).toEqual([{ name: "Oven" }]);
  expect(problemsFrom([{ path: "0.name", message: "Taken." }]).get("name")).toBe("Taken.");
});

it("leaves a body that is not a list unchanged", () => {
  expect(rowOf(body)).toBe(body);
  expect(bodyOf(body, { name: "Oven" })).toEqual({ name: "Oven" });
});

it("treats an emptied field as unchanged from an empty one, and any other difference as a change", () => {
  const same = areEqualDrafts<{ name: string; tags: string[]; cost: number }>;
  expect(same({}, { name: "", tags: [], cost: null })).toBe(true);
  expect(same({ name: "Oven" }, { name: "Oven" })).toBe(true);
  expect(same({ name: "Oven" }, {})).toBe(false);
  expect(same({}, { cost: 0 })).toBe(false);
  expect(same({ tags: ["a"] }, { tags: ["a", "b"] })).toBe(false);
});
