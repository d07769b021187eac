import { describe, expect, it } from "vitest";
import { newerApisIn } from "../apps/web/old-engines.config.ts";

/* The build of the offline page and of a team's file fails if its script needs a newer phone. */

describe("a script for old phones", () => {
  it.each([
    ["Map.groupBy(a,b=>b.c)", "Map.groupBy"],
    ["e.toSorted((a,b)=>a-b)", ".toSorted("],
    ["[...a].toReversed()", ".toReversed("],
    ["a.findLast(b=>b)", ".findLast("],
    ["a.at(-1)", ".at("],
    ["Object.hasOwn(a,b)", "Object.hasOwn"],
    ["structuredClone(a)", "structuredClone("],
    ["/(?<!a)b/.test(c)", "(?<!"],
  ])("may not have %s", (code, found) => {
    expect(newerApisIn(code)).toEqual([found]);
  });

  it("may have what they know", () => {
    const code = "[...a].sort(b).map(c=>c.replaceAll('a','b')).flat();Object.entries(d);/(?<e>f)/u";
    expect(newerApisIn(code)).toEqual([]);
  });
});
