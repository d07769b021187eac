import { expect, it } from "vitest";

/*
 * A class that is missing from a style sheet is `undefined` at run time, and the compiler does not report it. So this
 * test looks up every `styles.name` of every component.
 */
const components = import.meta.glob<string>("../**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheets = import.meta.glob<string>("../**/*.module.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((found) => found[1]));

const pathFrom = (component: string, sheet: string) =>
  new URL(sheet, new URL(component, "file:///ui/")).pathname;

const sheetAt = new Map(
  Object.entries(sheets).map(([path, css]) => [new URL(path, "file:///ui/").pathname, css]),
);

const missing = Object.entries(components).flatMap(([path, code]) =>
  [...code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap((found) => {
    const [, name = "", sheet = ""] = found;
    const classes = classesOf(sheetAt.get(pathFrom(path, sheet)) ?? "");
    return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
      .map((use) => use[1])
      .filter((used) => used !== "module" && !classes.has(used))
      .map((used) => `${path}: ${name}.${used}`);
  }),
);

it("defines every class that a component uses in its style sheet", () => {
  expect(Object.keys(components).length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
