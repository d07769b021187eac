import type { PlanDataBlock } from "@holdfast/content/plan-template/plan-part";
import type { FilledTable } from "../document/printed-table";
import { copiesTable, versionsTable } from "./document-control-tables";
import {
  criticalAreasTable,
  penaltiesTable,
  supportingLinesTable,
  systemsTable,
  unitTasksTable,
} from "./impact-tables";
import type { ContinuityPlanData } from "./plan-data";
import { recoverySitesTable, recoveryStrategiesTable } from "./recovery-tables";
import { teamMembersTable } from "./team-tables";

/** A data block that is one table. */
export interface PlanTable {
  readonly fill: (data: ContinuityPlanData) => FilledTable;
  /**
   * The height in millimetres that is available on a topic's page for the table's rows; the rest of the page is
   * template text, whose height is known.
   */
  readonly room: number;
}

/** The data blocks that are one table of the business's own rows. */
const PLAN_TABLES = {
  "copies-held": { fill: copiesTable, room: 40 },
  versions: { fill: versionsTable, room: 40 },
  "critical-areas": { fill: criticalAreasTable, room: 124 },
  "supporting-lines": { fill: supportingLinesTable, room: 137 },
  "recovery-sites": { fill: recoverySitesTable, room: 67 },
  "recovery-strategies": { fill: recoveryStrategiesTable, room: 96 },
  "emergency-team-members": {
    fill: (data) => teamMembersTable(data, "Emergency Response Team"),
    room: 60,
  },
  "crisis-team-members": {
    fill: (data) => teamMembersTable(data, "Crisis Management Team"),
    room: 54,
  },
  "it-team-members": {
    fill: (data) => teamMembersTable(data, "Information Technology Team"),
    room: 52,
  },
  "unit-tasks": { fill: unitTasksTable, room: 94 },
  "critical-areas-and-penalties": { fill: penaltiesTable, room: 57 },
  "systems-in-order": { fill: systemsTable, room: 59 },
} satisfies Partial<Readonly<Record<PlanDataBlock, PlanTable>>>;
export type PlanTableName = keyof typeof PLAN_TABLES;

/** Whether a data block is one table. */
export const isPlanTable = (show: PlanDataBlock): show is PlanTableName => show in PLAN_TABLES;
export const planTable = (name: PlanTableName): PlanTable => PLAN_TABLES[name];
