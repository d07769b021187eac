import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import { PrintedTableView } from "../document/printed-table";
import { criticalAreasTable } from "./impact-tables";

it("leaves the least critical areas out if there are more areas than rows", () => {
  const areas = Array.from({ length: 18 }, (_, at) => ({
    idLabel: `A-${at + 1}`,
    name: `Area number ${at + 1}.`,
    category: "Contract",
    criticality: at < 15 ? 1 : 4,
    criticalPeriods: [],
    description: "",
    notes: "",
    impacts: [],
  }));
  const printed = renderToStaticMarkup(
    <PrintedTableView
      table={criticalAreasTable({ ...cafePlan, criticalAreas: areas })}
      fit={{ room: 144, restIn: "Appendix P" }}
    />,
  );
  const order = [...printed.matchAll(/Area number (\d+)\./g)].map(([, number]) => Number(number));
  expect(order).toEqual([16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(printed).toContain("3 more in Appendix P.");
});
