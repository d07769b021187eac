import { PieceText } from "../document/contact-text";
import { DocumentTable } from "../document/document-table";
import { FittedTable } from "../document/fitted-table";
import { SlashText } from "../document/slash-text";
import type { PlanCriticalArea, PlanRequirement, PlanSupportingUnit } from "./plan-data";
import { inOrderOfRecovery, systemsInOrder } from "./order-of-recovery";
import { hoursNote, recoveryTimeText, type PlanMtpd } from "./recovery-time-text";
import {
  AREA_ROWS,
  PENALTY_PADDING,
  SYSTEM_PADDING,
  TASK_PADDING,
  UNIT_ROWS,
} from "./table-limits";

const CRITICALITY_WORDS = ["", "Desirable", "Necessary", "Essential", "Critical"] as const;

/** Returns a criticality as '4 Critical' and so on (plan-workspace.md section 9); empty if unknown. */
export function criticalityText(criticality: number): string {
  const word = CRITICALITY_WORDS[criticality] ?? "";
  return word === "" ? "" : `${criticality} ${word}`;
}

/** Sorts by criticality, so that the table's overflow is the least critical; equal ones keep their recorded order. */
const mostCriticalFirst = (areas: readonly PlanCriticalArea[]) =>
  areas.toSorted((one, other) => other.criticality - one.criticality);

/** Returns the areas with a penalty. */
export const areasWithPenalty = (areas: readonly PlanCriticalArea[]) =>
  areas.filter((area) => (area.penalty ?? "") !== "");

const blanksTo = (padTo: number, rows: readonly unknown[]) => Math.max(0, padTo - rows.length);

interface AreasProps {
  readonly areas: readonly PlanCriticalArea[];
}

export function CriticalAreasTable({ areas }: AreasProps) {
  return (
    <FittedTable
      caption="Critical areas"
      restCaption="Further critical areas"
      columns={[
        { head: "Id", width: 9 },
        { head: "Name", width: 31 },
        { head: "Category", width: 20 },
        { head: "Criticality", width: 14 },
        { head: "Critical periods", width: 26 },
      ]}
      rows={mostCriticalFirst(areas)}
      limits={AREA_ROWS}
      cellsOf={(area) => [
        <PieceText key="id" text={area.idLabel} />,
        area.name,
        <SlashText key="category" text={area.category} />,
        criticalityText(area.criticality),
        area.criticalPeriods.join(", "),
      ]}
    />
  );
}

export function PenaltiesTable({ areas }: AreasProps) {
  const rows = areasWithPenalty(mostCriticalFirst(areas));
  return (
    <DocumentTable
      caption="Strategic areas with a penalty to watch"
      columns={[
        { head: "Id", width: 9 },
        { head: "Strategic area", width: 34 },
        { head: "Penalty", width: 36 },
        { head: "Who was informed, when", width: 21 },
      ]}
      rows={rows.map((area) => [
        <PieceText key="id" text={area.idLabel} />,
        area.name,
        area.penalty,
        "",
      ])}
      blankRows={blanksTo(PENALTY_PADDING, rows)}
    />
  );
}

interface UnitsProps {
  readonly units: readonly PlanSupportingUnit[];
  readonly mtpd: PlanMtpd;
}

export function SupportingLinesTable({ units, mtpd }: UnitsProps) {
  return (
    <FittedTable
      caption="Shortest RTO first"
      restCaption="Further departments"
      columns={[
        { head: "Id", width: 12 },
        { head: "Department", width: 52 },
        { head: "RTO", width: 18 },
        { head: "RPO", width: 18 },
      ]}
      rows={inOrderOfRecovery(units)}
      limits={UNIT_ROWS}
      cellsOf={(unit) => [
        <PieceText key="id" text={unit.idLabel} />,
        unit.name,
        recoveryTimeText(unit.rtoDays, mtpd),
        recoveryTimeText(unit.rpoDays, mtpd),
      ]}
      note={hoursNote(mtpd)}
    />
  );
}

/** Shows a row for each unit, where the Crisis Management Team writes its first task. */
export function UnitTasksTable({ units, mtpd }: UnitsProps) {
  const rows = inOrderOfRecovery(units);
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
      rows={rows.map((unit) => [unit.name, recoveryTimeText(unit.rtoDays, mtpd), "", "", ""])}
      blankRows={blanksTo(TASK_PADDING, rows)}
    />
  );
}

interface SystemsProps extends UnitsProps {
  readonly requirements: readonly PlanRequirement[];
}

/** Lists the applications the units need, starting with the unit with the shortest RTO. */
export function SystemsTable({ units, requirements, mtpd }: SystemsProps) {
  const rows = systemsInOrder(units, requirements);
  return (
    <DocumentTable
      caption="Systems in order of recovery"
      columns={[
        { head: "System", width: 33 },
        { head: "Business unit", width: 25 },
        { head: "RTO", width: 12 },
        { head: "RPO", width: 12 },
        { head: "Released, time", width: 18 },
      ]}
      rows={rows.map((system) => [
        system.name,
        system.unit,
        recoveryTimeText(system.rtoDays, mtpd),
        recoveryTimeText(system.rpoDays, mtpd),
        "",
      ])}
      blankRows={blanksTo(SYSTEM_PADDING, rows)}
    />
  );
}
