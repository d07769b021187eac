import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INDUSTRIES, TRADING_NAMES } from "./industries";
import { INDUSTRY_PAGE_SIZE, searchIndustries } from "./search-industries";

const codes = (query: string, limit?: number) =>
  searchIndustries(query, limit === undefined ? {} : { limit }).map(({ code }) => code);
const first = (query: string) => searchIndustries(query, { limit: 1 })[0];

describe("the first result of a search", () => {
  it.each([
    ["cafe", "4511", "Cafe"],
    ["cafes", "4511", null],
    ["Café", "4511", "Cafe"],
    ["CAFE", "4511", "Cafe"],
    ["coffe shop", "4511", "Coffee shop"],
    ["coffeeshop", "4511", "Coffee shop"],
    ["shop coffee", "4511", "Coffee shop"],
    ["plummer", "3231", "Plumber"],
    ["plumbers", "3231", "Plumber"],
    ["resturant", "4511", "Restaurant"],
    ["hair dresser", "9511", "Hairdresser"],
    ["butcher's", "4121", "Butcher"],
    ["phsyiotherapist", "8533", "Physiotherapist"],
    ["swimming pool bulider", "3109", "Swimming pool builder"],
    ["dentist sydney", "8531", "Dentist"],
    ["book store", "4244", null],
    ["accommodation", "4400", null],
    ["child care services", "8710", null],
    ["4511", "4511", null],
    ["451", "451", null],
    ["H", "H", null],
    ["24 hour gym", "9111", "Gym"],
  ])("finds for %j first %s", (query, code, tradingName) => {
    expect(first(query)).toMatchObject({ id: code, code, tradingName });
  });
});

describe("the order of results", () => {
  it("ranks whole words before prefixes, and prefixes before infixes", () => {
    const names = searchIndustries("rail").map(({ name, tradingName }) =>
      (tradingName ?? name).toLowerCase(),
    );
    const kinds = names.map((name) => {
      if (/\brail\b/.test(name)) return "whole";
      return /\brail/.test(name) ? "start" : "within";
    });
    const order = ["whole", "start", "within"];
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(kinds)).toEqual(new Set(order));
  });

  it("doesn't treat a word as a typing error if a name starts with it", () => {
    const names = searchIndustries("cafe").map(({ name }) => name);
    expect(names.filter((name) => !/\bcafe/i.test(name))).toEqual([]);
  });

  it("lists a code, then those below it in their order", () => {
    expect(codes("45", 6)).toEqual(["45", "451", "4511", "4512", "4513", "452"]);
    expect(codes("4511")).toEqual(["4511"]);
  });

  it("ranks the class before the group with the same title", () => {
    expect(codes("accommodation", 3)).toEqual(["4400", "440", "44"]);
  });
});

describe("the empty query", () => {
  it.each(["", "   ", "?!"])("%j pages through the whole classification in its order", (query) => {
    expect(searchIndustries(query)).toHaveLength(INDUSTRY_PAGE_SIZE);
    expect(codes(query)).toEqual(INDUSTRIES.slice(0, 100).map(({ code }) => code));
    expect(searchIndustries(query, { offset: 800 })).toHaveLength(25);
    expect(searchIndustries(query, { offset: 825 })).toEqual([]);
  });
});

describe("any query", () => {
  const pieces = fc.constantFrom(
    ..."cafe plummer shop 45 4511 services & and retail é H zzz coffeeshop builidng 的 ' -".split(
      " ",
    ),
  );
  const queries = fc.oneof(
    fc.array(pieces, { maxLength: 6 }).map((words) => words.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );

  it("returns the same results each time, each entry once, with consistent pages", () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 40 }), (query, limit) => {
        const all = codes(query, INDUSTRIES.length);
        expect(new Set(all).size).toBe(all.length);
        const paged: string[] = [];
        for (let offset = 0; offset < Math.min(all.length, 120); offset += limit) {
          paged.push(...searchIndustries(query, { limit, offset }).map(({ code }) => code));
        }
        expect(paged).toEqual(all.slice(0, paged.length));
      }),
    );
  });

  it("finds every title and trading name by its own words", () => {
    const lost = [
      ...INDUSTRIES.map(({ code, title }) => ({ code, name: title })),
      ...TRADING_NAMES,
    ].filter(({ code, name }) => !codes(name, 10).includes(code));
    expect(lost).toEqual([]);
  });

  it("finds a trading name of one long word with a missing letter", () => {
    const words = TRADING_NAMES.filter(({ name }) => /^[A-Za-z]{6,}$/.test(name));
    expect(words.length).toBeGreaterThan(100);
    const lost = words.filter(
      ({ code, name }) => !codes(name.slice(0, 3) + name.slice(4), 10).includes(code),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
