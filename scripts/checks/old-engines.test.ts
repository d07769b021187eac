import { describe, expect, it } from "vitest";
import { newerApisIn, newerStylesIn } from "../../apps/web/old-engines.config.ts";

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
    ["crypto.randomUUID()", "crypto.randomUUID"],
    ["new BroadcastChannel(a)", "new BroadcastChannel"],
    ["navigator.locks.request(a,b)", "navigator.locks"],
    ["a.showModal()", ".showModal("],
    ["(0,a.jsxs)(`dialog`,{open:b})", "jsxs)(`dialog`"],
    ["c(`div`,{inert:b})", "{inert:"],
    ["/(?<!a)b/.test(c)", "/(?<!a)b/"],
    ["a=b.match(/(?<=c)d/g)", "/(?<=c)d/g"],
    ["/[\\p{L}--[a-z]]/v.test(a)", "/[\\p{L}--[a-z]]/v"],
    ["/(?i:a)b/.test(c)", "/(?i:a)b/"],
  ])("finds what scripts for old phones may not have: %s", (code, found) => {
    expect(newerApisIn(code)).toEqual([found]);
  });

  it("finds nothing in a script of what old phones know", () => {
    const code =
      "[...a].sort(b).map(c=>c.replaceAll('a','b')).flat();Object.entries(d);/(?<e>f)(?:g)/u;'(?<!h)';i/v/j;switch(k){case`inert`:}";
    expect(newerApisIn(code)).toEqual([]);
  });
});

describe("a style sheet for old phones", () => {
  it.each([
    ["main:has(h1){color:red}", ":has"],
    ["@layer base{a{color:red}}", "@layer"],
    ["@container (width>9px){a{color:red}}", "@container"],
    ["a{color:color-mix(in srgb,red,blue)}", "color-mix("],
    ["a{height:100dvh}", "100dvh"],
    ["a{color:red;&:hover{color:blue}}", ";&"],
  ])("finds what style sheets for old phones may not have: %s", (css, found) => {
    expect(newerStylesIn(css)).toEqual([found]);
  });

  it("finds nothing in a style sheet of what old phones know", () => {
    const css =
      ".has{gap:1px}a:is(b,c):focus-visible{clip-path:inset(50%)}@media (width<=9px){a{height:9vh}}";
    expect(newerStylesIn(css)).toEqual([]);
  });
});
