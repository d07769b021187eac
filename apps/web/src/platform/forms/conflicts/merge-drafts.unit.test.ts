import { assert, constantFrom, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeDrafts } from "./merge-drafts";

type Body = { readonly name: string; readonly phone: string | null; readonly tags: string[] };
const base: Body = { name: "Ana", phone: null, tags: ["a"] };

describe("of a field that", () => {
  it.each([
    ["no one changed", {}, {}, {}, [], []],
    ["only I changed", { name: "Mine" }, {}, { name: "Mine" }, [], []],
    ["only they changed", {}, { name: "Theirs" }, { name: "Theirs" }, [], ["name"]],
    ["both changed alike", { tags: ["b"] }, { tags: ["b"] }, { tags: ["b"] }, [], []],
    ["both changed", { name: "Mine" }, { name: "Theirs" }, { name: "Mine" }, ["name"], []],
    ["I emptied, which was empty", { phone: "" }, { phone: "1" }, { phone: "1" }, [], ["phone"]],
    [
      "both changed, and others that one changed",
      { name: "Mine", phone: "1" },
      { name: "Theirs", tags: [] },
      { name: "Mine", phone: "1", tags: [] },
      ["name"],
      ["tags"],
    ],
  ])("merges a field that %s", (_, mine, theirs, merged, conflicts, taken) => {
    expect(mergeDrafts<Body>(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      values: { ...base, ...merged },
      conflicts,
      taken,
    });
  });
});

it("ignores fields that the form does not have, and keeps those that the entry does not have", () => {
  const merged = mergeDrafts<{ name?: string; again?: string; version?: number }>(
    { name: "Ana", again: "" },
    { name: "Ana", again: "typed" },
    { name: "Theirs", version: 2 },
  );
  expect(merged.values).toEqual({ name: "Theirs", again: "typed" });
});

it("loses nothing: each value is one side's, and mine unless I did not change it", () => {
  const field = constantFrom("a", "b", "c");
  const draft = record({ one: field, two: field, three: field });
  assert(
    property(draft, draft, draft, (from, mine, theirs) => {
      const { values, conflicts } = mergeDrafts(from, mine, theirs);
      for (const name of ["one", "two", "three"] as const) {
        expect(values[name]).toBe(mine[name] === from[name] ? theirs[name] : mine[name]);
        expect(conflicts.includes(name)).toBe(
          new Set([from[name], mine[name], theirs[name]]).size === 3 ||
            (mine[name] !== from[name] &&
              theirs[name] !== from[name] &&
              mine[name] !== theirs[name]),
        );
      }
    }),
  );
});
