import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import { PrintedTableView } from "../document/printed-table";
import { criticalAreasTable, supportingLinesTable } from "./impact-tables";
import { unitFacts } from "./unit-pages/unit-facts";

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

it("says which units and recovery times nobody has confirmed, in the table and on the unit's page", () => {
  const plan = {
    ...cafePlan,
    supportingUnits: cafePlan.supportingUnits.map((unit) => ({
      ...unit,
      isProposed: unit.name === "Kitchen",
    })),
  };
  const printed = renderToStaticMarkup(
    <PrintedTableView
      table={supportingLinesTable(plan)}
      fit={{ room: 144, restIn: "Appendix P" }}
    />,
  );
  expect(printed).toContain("Kitchen (proposed, not confirmed)");
  expect(printed).not.toContain("Finance (proposed");
  const [kitchen, finance] = unitFacts(plan);
  expect([kitchen?.rto, finance?.rto]).toEqual(["1 day (proposed, not confirmed)", "7 days"]);
});
