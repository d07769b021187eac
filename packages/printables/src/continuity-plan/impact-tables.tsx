import { daysText } from "../document/date-text";
import { DocumentTable } from "../document/document-table";
import { fitRows } from "../document/fit-rows";
import type { PlanCriticalArea, PlanRequirement, PlanSupportingUnit } from "./plan-data";
import { inOrderOfRecovery, systemsInOrder } from "./order-of-recovery";

/** Critical areas up to 15, padded to 10 (plan-workspace.md, 'Plan document'). */
const AREA_ROWS = { atMost: 15, padTo: 10 } as const;

/** Tactical rows up to 10, padded to 10 (plan-workspace.md, 'Plan document'). */
const UNIT_ROWS = { atMost: 10, padTo: 10 } as const;

/** As many systems as leave room for the steps on the same page; all are in Appendix D. */
const SYSTEM_ROWS = { atMost: 10, padTo: 6 } as const;

/** Areas with a recorded penalty, as the Crisis Management Team watches them. */
const PENALTY_ROWS = { atMost: 6, padTo: 3 } as const;

const CRITICALITY_WORDS = ["", "Desirable", "Necessary", "Essential", "Critical"] as const;

/** '4 Critical' and the like (plan-workspace.md section 9). */
export function criticalityText(criticality: number): string {
  const word = CRITICALITY_WORDS[criticality] ?? "";
  return word === "" ? "" : `${criticality} ${word}`;
}

/** What the table has no room for is the least critical; equals stay in the order they were recorded. */
const mostCriticalFirst = (areas: readonly PlanCriticalArea[]) =>
  areas.toSorted((one, other) => other.criticality - one.criticality);

interface AreasProps {
  readonly areas: readonly PlanCriticalArea[];
}

export function CriticalAreasTable({ areas }: AreasProps) {
  const rows = fitRows(mostCriticalFirst(areas), AREA_ROWS);
  return (
    <DocumentTable
      caption="Areas judged critical"
      columns={[
        { head: "Id", width: 10 },
        { head: "Name", width: 29 },
        { head: "Category", width: 20 },
        { head: "Criticality", width: 15 },
        { head: "Critical periods", width: 26 },
      ]}
      rows={rows.shown.map((area) => [
        area.idLabel,
        area.name,
        area.category,
        criticalityText(area.criticality),
        area.criticalPeriods.join(", "),
      ])}
      blankRows={rows.blanks}
      note={leftOutNote(rows.leftOut, AREA_ROWS.atMost, "areas")}
    />
  );
}

export function PenaltiesTable({ areas }: AreasProps) {
  const rows = fitRows(
    mostCriticalFirst(areas).filter((area) => (area.penalty ?? "") !== ""),
    PENALTY_ROWS,
  );
  return (
    <DocumentTable
      caption="Strategic areas with a penalty to watch"
      columns={[
        { head: "Id", width: 10 },
        { head: "Strategic area", width: 34 },
        { head: "Penalty", width: 36 },
        { head: "Who was told, when", width: 20 },
      ]}
      rows={rows.shown.map((area) => [area.idLabel, area.name, area.penalty, ""])}
      blankRows={rows.blanks}
      note={leftOutNote(rows.leftOut, PENALTY_ROWS.atMost, "areas")}
    />
  );
}

interface UnitsProps {
  readonly units: readonly PlanSupportingUnit[];
}

export function SupportingLinesTable({ units }: UnitsProps) {
  const rows = fitRows(inOrderOfRecovery(units), UNIT_ROWS);
  return (
    <DocumentTable
      caption="Shortest RTO first"
      columns={[
        { head: "Id", width: 12 },
        { head: "Department", width: 52 },
        { head: "RTO", width: 18 },
        { head: "RPO", width: 18 },
      ]}
      rows={rows.shown.map((unit) => [
        unit.idLabel,
        unit.name,
        daysText(unit.rtoDays),
        daysText(unit.rpoDays),
      ])}
      blankRows={rows.blanks}
      note={leftOutNote(rows.leftOut, UNIT_ROWS.atMost, "departments")}
    />
  );
}

/** A line for each unit on which the Crisis Management Team writes its first task. */
export function UnitTasksTable({ units }: UnitsProps) {
  const rows = fitRows(inOrderOfRecovery(units), { atMost: 10, padTo: 6 });
  return (
    <DocumentTable
      caption="First task of each business unit"
      columns={[
        { head: "Business unit", width: 28 },
        { head: "RTO", width: 12 },
        { head: "First task", width: 34 },
        { head: "By whom", width: 15 },
        { head: "By when", width: 11 },
      ]}
      rows={rows.shown.map((unit) => [unit.name, daysText(unit.rtoDays), "", "", ""])}
      blankRows={rows.blanks}
      note={leftOutNote(rows.leftOut, 10, "units")}
    />
  );
}

interface SystemsProps extends UnitsProps {
  readonly requirements: readonly PlanRequirement[];
}

/** The applications the units need, the unit with the shortest RTO first. */
export function SystemsTable({ units, requirements }: SystemsProps) {
  const rows = fitRows(systemsInOrder(units, requirements), SYSTEM_ROWS);
  return (
    <DocumentTable
      caption="Systems in order of recovery"
      columns={[
        { head: "System", width: 34 },
        { head: "Business unit", width: 24 },
        { head: "RTO", width: 12 },
        { head: "RPO", width: 12 },
        { head: "Released, time", width: 18 },
      ]}
      rows={rows.shown.map((system) => [
        system.name,
        system.unit,
        daysText(system.rtoDays),
        daysText(system.rpoDays),
        "",
      ])}
      blankRows={rows.blanks}
      note={
        rows.leftOut === 0 ? undefined : `${rows.leftOut} more systems are listed in Appendix D.`
      }
    />
  );
}

function leftOutNote(leftOut: number, atMost: number, what: string): string | undefined {
  if (leftOut === 0) return undefined;
  return `Only the first ${atMost} ${what} are printed; ${leftOut} more are recorded in the application.`;
}
