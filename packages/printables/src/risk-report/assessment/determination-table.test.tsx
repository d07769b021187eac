import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafeReport, sampleRisk } from "../../../test/risk-report-sample";
import { DeterminationTable } from "./determination-table";
import { words } from "../printed-words";
import { riskGroups } from "../risk-groups";

/** The tables of a register with that many risks in each category. */
const tablesOf = (...counts: readonly number[]): readonly string[] => {
  const risks = counts.flatMap((count, at) =>
    Array.from({ length: count }, () =>
      sampleRisk({ riskCategoryId: at + 1, riskCategoryName: `Category ${at + 1}` }),
    ),
  );
  const markup = renderToStaticMarkup(
    <DeterminationTable
      groups={riskGroups(risks, cafeReport.currency)}
      currency={cafeReport.currency}
      today={cafeReport.dateIssued}
    />,
  );
  return markup.split("<table").slice(1);
};

const headOf = (table: string | undefined = "") =>
  words(/<thead>(.*?)<\/thead>/u.exec(table)?.[1] ?? "");

it("has one table if each category fits on a page", () => {
  const tables = tablesOf(8, 1, 8);
  expect(tables).toHaveLength(1);
  expect(headOf(tables[0])).not.toContain("Category");
});

it("repeats the name of a longer category with the head of its table", () => {
  const tables = tablesOf(2, 9, 3);
  expect(tables.map(headOf).map((head) => /Category \d/u.exec(head)?.[0])).toEqual([
    undefined,
    "Category 2",
    undefined,
  ]);
  expect(words(tables[2] ?? "")).toContain("Grand total, 14 risks");
});
