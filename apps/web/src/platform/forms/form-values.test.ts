import { expect, it } from "vitest";
import * as z from "zod/mini";
import {
  areSameDrafts,
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

it("gives the contract's own message for each refused field", () => {
  const problems = problemsOf(body, { name: "", note: "four", units: [{ name: "" }] });
  expect(Object.fromEntries(problems)).toEqual({
    name: "Please input the name.",
    note: "Too long.",
    "units.0.name": "Please input the name.",
  });
  expect(problemAt(problems, "units")).toBe("Please input the name.");
  expect(problemAt(problems, "unit")).toBeUndefined();
});

it("counts as required what an empty form is refused for", () => {
  expect([...requiredFields(body)]).toEqual(["name"]);
});

it("keeps the first message where the server has several for a field", () => {
  const problems = problemsFrom([
    { path: "email", message: "first" },
    { path: "email", message: "second" },
  ]);
  expect(problems.get("email")).toBe("first");
});

it("fills in the one row of a body that is a bare list", () => {
  const list = z.array(body).check(z.minLength(1, "One at least."));
  expect(Object.fromEntries(problemsOf(rowOf(list), {}))).toEqual({
    name: "Please input the name.",
  });
  expect(bodyOf(list, { name: "Oven" })).toEqual([{ name: "Oven" }]);
  expect(problemsFrom([{ path: "0.name", message: "Taken." }]).get("name")).toBe("Taken.");
});

it("leaves a body that is no list as it is", () => {
  expect(rowOf(body)).toBe(body);
  expect(bodyOf(body, { name: "Oven" })).toEqual({ name: "Oven" });
});

it("takes a field that was emptied for one never filled in, and anything else for a change", () => {
  const same = areSameDrafts<{ name: string; tags: string[]; cost: number }>;
  expect(same({}, { name: "", tags: [], cost: null })).toBe(true);
  expect(same({ name: "Oven" }, { name: "Oven" })).toBe(true);
  expect(same({ name: "Oven" }, {})).toBe(false);
  expect(same({}, { cost: 0 })).toBe(false);
  expect(same({ tags: ["a"] }, { tags: ["a", "b"] })).toBe(false);
});
