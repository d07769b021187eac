import { describe, expect, it } from "vitest";
import { answeredTask, notAnswered, withSentence, withStrategyOf } from "./suggestion-rules";

const clean = { text: "Clean the filters.", mitigationStrategyIds: [2, 3] };
const insure = { text: "Ask about the stock.", mitigationStrategyIds: [4] };
const both = [clean, insure];

describe("an answered task", () => {
  it("says what the person answered", () => {
    expect(answeredTask(clean.text, { done: true })).toBe("Already done: Clean the filters.");
    expect(answeredTask(clean.text, { by: "2027-03-01" })).toBe(
      "To do by 1 Mar 2027: Clean the filters.",
    );
  });

  it.each([
    ["", "Clean."],
    ["Lock up", "Lock up\nClean."],
    ["Lock up.  ", "Lock up.  \nClean."],
    ["Lock up.\n", "Lock up.\nClean."],
    ["Lock up.\n\n", "Lock up.\n\nClean."],
  ])("follows %j on its own line", (text, result) => {
    expect(withSentence(text, "Clean.")).toBe(result);
  });

  it.each([
    [[], [2]],
    [[3], [3]],
    [[6], [6, 2]],
  ])("adds one of its strategies to %j, unless one is chosen", (chosen, result) => {
    expect(withStrategyOf(clean, chosen)).toEqual(result);
  });
});

it.each([
  ["", [], both],
  ["Lock up.\nAlready done: Ask about the stock.", [], [clean]],
  ["Ask about everything.", [insure.text], [clean]],
  ["", [insure.text, clean.text], []],
])("offers no task twice: text %j, %j answered", (text, before, offered) => {
  expect(notAnswered(both, text, before)).toEqual(offered);
});
