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
  JSON.stringify(policyPages.find((one) => one.number === number)?.blocks ?? "");

it("says where each requirement of ISO 22301, clause 5.2, is met", () => {
  expect(coverage.map(([clause]) => clause)).toEqual(CLAUSES);
  for (const [clause, , place = ""] of coverage)
    expect(sectionsIn(place).length, clause).toBeGreaterThan(0);
});

it.each(coverage.map(([clause, , place = ""]) => [clause, place]))(
  "has what it refers to for %s: %s",
  (_, place) => {
    for (const number of sectionsIn(place)) expect(textOf(number)).not.toBe('""');
    const [, point] = /'(.+)'/.exec(place) ?? [];
    if (point !== undefined) expect(textOf(sectionsIn(place)[0] ?? "")).toContain(point);
  },
);
