import { describe, expect, it } from "vitest";
import { notInserted, suggestionsFor, withSentence } from "./suggestion-rules";

const clean = { text: "Clean the filters.", mitigationStrategyIds: [2, 3] };
const insure = { text: "Insure the stock.", mitigationStrategyIds: [4] };
const both = [clean, insure];

describe("an inserted sentence", () => {
  it.each([
    ["", "Clean."],
    ["Lock up", "Lock up\nClean."],
    ["Lock up.  ", "Lock up.  \nClean."],
    ["Lock up.\n", "Lock up.\nClean."],
    ["Lock up.\n\n", "Lock up.\n\nClean."],
  ])("follows %j on its own line", (text, result) => {
    expect(withSentence(text, "Clean.")).toBe(result);
  });
});

describe("suggestions", () => {
  it.each([
    [[], []],
    [[3], [clean]],
    [[4], [insure]],
    [[2, 3, 4], both],
    [[6], []],
  ])("for the strategies %j are those that name one of them", (strategyIds, offered) => {
    expect(suggestionsFor(both, strategyIds)).toEqual(offered);
  });

  it.each([
    ["", [], both],
    ["Lock up.\nInsure the stock.", [], [clean]],
    ["Insure the stock fully.", [insure.text], [clean]],
    ["", [insure.text, clean.text], []],
  ])("with the text %j and %j inserted before are not offered twice", (text, before, offered) => {
    expect(notInserted(both, text, before)).toEqual(offered);
  });
});
