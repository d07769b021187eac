import {
  markedName,
  SHORT_PROPOSED_SUFFIX,
} from "@holdfast/contract/proposals/proposal-mark-rules";
import { PieceText } from "../../document/text/contact-text";
import { blankColumn, fillTable, type PrintedTable } from "../../document/printed-table";
import { RecordedText } from "../../document/text/recorded-text";
import { areaId, mostCriticalFirst } from "./areas-table";
import type { ContinuityPlanData, PlanCriticalArea, PlanSupportingUnit } from "../plan-data";
import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import { systemsInOrder, type SystemToRecover } from "./order-of-recovery";
import { hoursNote, recoveryTimeText, type PlanMtpd } from "../recovery-time-text";

/*
 * The tables of the business impact analysis. The limits of rows are from plan-workspace.md, 'Plan document';
 * tables without a limit there are printed in full.
 */

const PENALTIES: PrintedTable<PlanCriticalArea> = {
  columns: [
    areaId,
    {
      head: "Strategic area",
      width: 34,
      cell: ({ name, isProposed }) => markedName(name, isProposed),
    },
    { head: "Penalty", width: 36, cell: ({ penalty }) => penalty ?? "" },
    blankColumn("Who was informed, when", 21),
  ],
  limits: { padTo: 3 },
};

/** The areas with a recorded penalty, for the Crisis Management Team. */
export const penaltiesTable = ({ criticalAreas }: ContinuityPlanData) =>
  fillTable(
    "Strategic areas with a penalty to watch",
    PENALTIES,
    mostCriticalFirst(criticalAreas).filter(({ penalty }) => (penalty ?? "") !== ""),
  );

const rtoColumn = (mtpd: PlanMtpd, width: number) => ({
  head: "RTO",
  width,
  cell: ({ rtoDays }: { readonly rtoDays: number | null }) => recoveryTimeText(rtoDays, mtpd),
});
const rpoColumn = (mtpd: PlanMtpd, width: number) => ({
  head: "RPO",
  width,
  cell: ({ rpoDays }: { readonly rpoDays: number | null }) => recoveryTimeText(rpoDays, mtpd),
});

const supportingLines = (mtpd: PlanMtpd): PrintedTable<PlanSupportingUnit> => ({
  columns: [
    {
      head: "Id",
      width: 12,
      cell: ({ idLabel }) => <PieceText text={idLabel} />,
    },
    {
      head: "Department",
      width: 52,
      cell: ({ name, isProposed }) => markedName(name, isProposed),
    },
    rtoColumn(mtpd, 18),
    rpoColumn(mtpd, 18),
  ],
  limits: { atMost: 10, padTo: 10 },
});

/** The business units with their RTO and RPO. */
export const supportingLinesTable = (data: ContinuityPlanData) =>
  fillTable(
    "Shortest RTO first",
    supportingLines(data),
    inOrderOfRecovery(data.supportingUnits),
    hoursNote(data),
  );

const unitTasks = (mtpd: PlanMtpd): PrintedTable<PlanSupportingUnit> => ({
  columns: [
    {
      head: "Business unit",
      width: 28,
      cell: ({ name, isProposed }) => (
        <RecordedText text={name} isProposed={isProposed} mark={SHORT_PROPOSED_SUFFIX} />
      ),
    },
    rtoColumn(mtpd, 12),
    blankColumn("First task", 34),
    blankColumn("By whom", 15),
    blankColumn("By when", 11),
  ],
  limits: { padTo: 6 },
});

/** A row for each unit, where the Crisis Management Team writes its first task. */
export const unitTasksTable = (data: ContinuityPlanData) =>
  fillTable(
    "First task of each business unit",
    unitTasks(data),
    inOrderOfRecovery(data.supportingUnits),
  );

const systems = (mtpd: PlanMtpd): PrintedTable<SystemToRecover> => ({
  columns: [
    {
      head: "System",
      width: 33,
      cell: ({ name, isProposed }) => markedName(name, isProposed),
    },
    {
      head: "Business unit",
      width: 25,
      cell: ({ unit, isUnitProposed }) => markedName(unit, isUnitProposed, SHORT_PROPOSED_SUFFIX),
    },
    rtoColumn(mtpd, 12),
    rpoColumn(mtpd, 12),
    blankColumn("Released, time", 18),
  ],
  limits: { padTo: 6 },
});

/** The applications the units need, starting with the unit with the shortest RTO. */
export const systemsTable = (data: ContinuityPlanData) =>
  fillTable(
    "Systems in order of recovery",
    systems(data),
    systemsInOrder(data.supportingUnits, data.requirements),
  );
