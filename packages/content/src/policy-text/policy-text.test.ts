import { expect, it } from "vitest";
import { policyPages } from "./policy-pages";

/** The requirements of ISO 22301:2019 on a policy. */
const CLAUSES = [
  "5.2.1 a)",
  "5.2.1 b)",
  "5.2.1 c)",
  "5.2.1 d)",
  "5.2.2 a)",
  "5.2.2 b)",
  "5.2.2 c)",
];

const tables = policyPages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "table"));
const coverage = tables.flatMap((table) =>
  table.kind === "table" && table.caption?.includes("clause 5.2") ? table.rows : [],
);
const sectionsIn = (text: string) =>
  [...text.matchAll(/[Ss]ections? (\d)(?: and (\d))?/g)].flatMap(([, ...numbers]) =>
    numbers.filter((number) => number !== undefined),
  );
const textOf = (number: string) =>
  JSON.stringify(policyPages.find((page) => page.number === number)?.blocks ?? "");

it("lists each requirement of ISO 22301, clause 5.2", () => {
  expect(coverage.map(([clause]) => clause)).toEqual(CLAUSES);
});

it.each(coverage.map(([clause, , place = ""]) => [clause, place]))(
  "has the sections, and the point, that it names for %s: %s",
  (_, place) => {
    const sections = sectionsIn(place).map(textOf);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections).not.toContain('""');
    const [, point = ""] = /'(.+)'/.exec(place) ?? [];
    expect(sections[0]).toContain(point);
  },
);
