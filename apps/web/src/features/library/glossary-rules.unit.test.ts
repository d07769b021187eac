import { GLOSSARY } from "@holdfast/content/library/glossary";
import { describe, expect, it } from "vitest";
import { groupByLetter, termAnchor } from "./glossary-rules";

const namesFor = (filter: string) =>
  groupByLetter(GLOSSARY, filter).flatMap(({ terms }) => terms.map(({ name }) => name));

describe("the glossary", () => {
  it("groups every term by its first letter, A to Z", () => {
    const groups = groupByLetter(GLOSSARY, "");
    expect(groups.flatMap(({ terms }) => terms)).toHaveLength(GLOSSARY.length);
    const letters = groups.map(({ letter }) => letter);
    expect(letters).toEqual(letters.toSorted());
    expect(groups[0]?.terms[0]?.name).toBe("Acceptable Risk");
  });

  it.each([
    ["HOT SITE", ["Hot Site"]],
    ["mtpd", ["Maximum Tolerable Period of Disruption"]],
    [" rto ", ["Recovery Time Objective"]],
    ["yearly frequency", ["Annualised Value"]],
    ["no such words", []],
  ])("finds terms by name, meaning or abbreviation: '%s'", (filter, names) => {
    expect(namesFor(filter)).toEqual(names);
  });

  it("gives every term its own anchor", () => {
    expect(termAnchor("Co-insurance")).toBe("co-insurance");
    const anchors = GLOSSARY.map(({ name }) => termAnchor(name));
    expect(new Set(anchors).size).toBe(GLOSSARY.length);
  });
});
