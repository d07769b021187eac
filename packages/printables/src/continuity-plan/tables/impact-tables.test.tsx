import { PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafePlan } from "../../../test/plan-sample";
import { PrintedTableView } from "../../document/printed-table";
import { RecoveryTimesChart } from "../diagrams/recovery-times-chart";
import { criticalAreasTable } from "./areas-table";
import { supportingLinesTable } from "./impact-tables";
import { unitFacts } from "../unit-pages/unit-facts";

it("leaves the least critical areas out if there are more areas than rows", () => {
  const areas = Array.from({ length: 18 }, (_, at) => ({
    idLabel: `A-${at + 1}`,
    name: `Area number ${at + 1}.`,
    isProposed: false,
    category: "Contract",
    criticality: at < 15 ? 1 : 4,
    criticalPeriods: [],
    penalty: null,
    description: "",
    notes: "",
    impacts: [],
  }));
  const printed = renderToStaticMarkup(
    <PrintedTableView
      table={criticalAreasTable({ criticalAreas: areas })}
      rest={{ where: "Appendix P" }}
    />,
  );
  const order = [...printed.matchAll(/Area number (\d+)\./g)].map(([, number]) => Number(number));
  expect(order).toEqual([16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(printed).toContain("3 more in Appendix P.");
});

it("marks unconfirmed units and recovery times, in the table and on the unit's page", () => {
  const plan = {
    ...cafePlan,
    supportingUnits: cafePlan.supportingUnits.map((unit) => ({
      ...unit,
      isProposed: unit.name === "Kitchen",
    })),
  };
  const printed = renderToStaticMarkup(
    <PrintedTableView table={supportingLinesTable(plan)} rest={{ where: "Appendix P" }} />,
  );
  expect(printed).toContain("Kitchen (proposed, not confirmed)");
  expect(printed).not.toContain("Finance (proposed");
  const [kitchen, finance] = unitFacts(plan);
  expect([kitchen?.rto, finance?.rto]).toEqual(["1 day (proposed, not confirmed)", "7 days"]);
});

it("charts no unconfirmed recovery times, and marks an unconfirmed MTPD", () => {
  const units = cafePlan.supportingUnits.map((unit) => ({
    ...unit,
    isProposed: unit.name === "Kitchen",
  }));
  const mtpd = { mtpdDays: 7, mtpdName: "7 days", isMtpdProposed: true };
  const chart = renderToStaticMarkup(<RecoveryTimesChart units={units} mtpd={mtpd} />);
  expect(chart).not.toContain("Kitchen");
  expect(chart).toContain("Finance");
  expect(chart).toContain("7 days, proposed");
  expect(chart).toContain("excluding 1 proposed. A.10 lists all of them");
});

it.each(["Supply of roasted beans", "\u2068קפה קלוי\u2069"])(
  "still says that the area %s is only proposed if the printer shortens its name",
  (name) => {
    const [area] = cafePlan.criticalAreas;
    const criticalAreas = area === undefined ? [] : [{ ...area, name, isProposed: true }];
    const printed = renderToStaticMarkup(
      <PrintedTableView table={criticalAreasTable({ criticalAreas })} />,
    );
    expect(printed).toContain(`<span data-shorten="">${name}</span> ${PROPOSED_SUFFIX}`);
  },
);
