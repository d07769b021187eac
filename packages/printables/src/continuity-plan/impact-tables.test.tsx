import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import { PrintedTableView } from "../document/printed-table";
import { criticalAreasTable } from "./impact-tables";

it("prints the least critical areas last if there are more areas than rows", () => {
  const areas = Array.from({ length: 18 }, (_, at) => ({
    idLabel: `A-${at + 1}`,
    name: `Area number ${at + 1}.`,
    category: "Products and Services",
    criticality: at < 15 ? 1 : 4,
    criticalPeriods: [],
    description: "",
    notes: "",
    impacts: [],
  }));
  const printed = renderToStaticMarkup(
    <PrintedTableView table={criticalAreasTable({ ...cafePlan, criticalAreas: areas })} />,
  );
  const order = [...printed.matchAll(/Area number (\d+)\./g)].map(([, number]) => Number(number));
  expect(printed.indexOf("Further critical areas (3)")).toBeLessThan(
    printed.indexOf("Area number 13."),
  );
  expect(order).toEqual([16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});
