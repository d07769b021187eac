import { describe, expect, it } from "vitest";
import { INDUSTRIES, industryByCodeOrAlias, TRADING_NAMES } from "./industries";

const codesOf = (level: string) =>
  INDUSTRIES.filter((industry) => industry.level === level).map((industry) => industry.code);

describe("the classification", () => {
  it("has as many entries as ANZSIC 2006", () => {
    expect(INDUSTRIES).toHaveLength(825);
    expect(codesOf("division")).toHaveLength(19);
    expect(codesOf("subdivision")).toHaveLength(86);
    expect(codesOf("group")).toHaveLength(214);
    expect(codesOf("class")).toHaveLength(506);
  });

  it("classifies industries as a tree with unique codes", () => {
    const codes = new Set(INDUSTRIES.map((industry) => industry.code));
    expect(codes.size).toBe(INDUSTRIES.length);
    for (const { level, parentCode } of INDUSTRIES) {
      expect(parentCode === null ? level === "division" : codes.has(parentCode)).toBe(true);
    }
  });

  it("gives a slug to each class and nothing else", () => {
    for (const { alias, level } of INDUSTRIES) expect(alias !== null).toBe(level === "class");
  });
});

describe("trading names", () => {
  it("resolves trading names to classes", () => {
    const classes = new Set(codesOf("class"));
    expect(TRADING_NAMES.filter(({ code }) => !classes.has(code))).toEqual([]);
    expect(TRADING_NAMES).toHaveLength(1845);
  });

  it("gives trading names slugs that are unique among themselves and classes", () => {
    const slugs = [
      ...TRADING_NAMES.map(({ alias }) => alias),
      ...INDUSTRIES.flatMap(({ alias }) => alias ?? []),
    ];
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe("industryByCodeOrAlias", () => {
  const cafes = {
    id: "4511",
    code: "4511",
    name: "Cafes and Restaurants",
    alias: "cafes-and-restaurants",
  };
  it.each([
    ["4511", null],
    ["cafes-and-restaurants", null],
    ["coffee-shop", "Coffee shop"],
    [" Coffee-Shop ", "Coffee shop"],
  ])("finds cafes by %j", (codeOrAlias, tradingName) => {
    expect(industryByCodeOrAlias(codeOrAlias)).toEqual({ ...cafes, tradingName });
  });

  it("finds divisions and groups by their codes", () => {
    expect(industryByCodeOrAlias("h")).toMatchObject({ code: "H", alias: null });
    expect(industryByCodeOrAlias("451")).toMatchObject({ code: "451", alias: null });
  });

  it.each(["", "4599", "no-such-industry", "constructor", "__proto__"])(
    "returns undefined for %j",
    (codeOrAlias) => {
      expect(industryByCodeOrAlias(codeOrAlias)).toBeUndefined();
    },
  );
});
