import { expect, it } from "vitest";
import tokens from "@holdfast/printables/tokens.css?raw";

const modules = import.meta.glob<string>("../../**/*.module.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const papers = import.meta.glob<string>("../../../../../packages/printables/src/style/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheets = Object.entries({ ...modules, ...papers }).map(
  ([path, css]) => [path, css.replaceAll(/\/\*.*?\*\//gsu, "")] as const,
);

/** Returns what a pattern finds in the sheets, as 'path: text'. */
const found = (pattern: RegExp) =>
  sheets.flatMap(([path, css]) =>
    Array.from(css.matchAll(pattern), ([text]) => `${path}: ${text.trim()}`),
  );

it("reads the sheets of the app and of the documents", () => {
  expect(Object.keys(modules).length).toBeGreaterThan(80);
  expect(Object.keys(papers).length).toBeGreaterThan(10);
});

it("has no colour outside the tokens", () => {
  const names = "white|black|gr[ae]y|silver|red|green|blue|orange|yellow|teal|navy";
  expect(
    found(
      new RegExp(String.raw`#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|: (?:${names});`, "gu"),
    ),
  ).toEqual([]);
});

it("has no window width but the named breakpoints", () => {
  expect(found(/@media[^{]*width[^{]*/gu)).toEqual([]);
});

it("uses only tokens that exist", () => {
  const defined = new Set(
    [tokens, ...sheets.map(([, css]) => css)].flatMap((css) =>
      Array.from(css.matchAll(/(--[\w-]+):/gu), ([, name]) => name),
    ),
  );
  // React Aria sets these on its elements.
  for (const name of ["--trigger-width"]) defined.add(name);
  const used = found(/var\(--[\w-]+/gu);
  expect(used.filter((use) => !defined.has(use.slice(use.lastIndexOf("--"))))).toEqual([]);
});
