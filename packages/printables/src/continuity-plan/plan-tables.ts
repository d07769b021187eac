import type { PlanDataBlock } from "@holdfast/content/plan-template/plan-part";
import { type FilledTable, fittedHeight } from "../document/printed-table";
import { areasOnPage } from "./areas-table";
import { copiesTable, versionsTable } from "./document-control-tables";
import { roomBelowIdentity } from "./identity-facts";
import {
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
  /** The team whose members it lists, as they are on A.7 too. */
  readonly team?: string;
  readonly fill: (data: ContinuityPlanData) => FilledTable;
  /**
   * The height in millimetres that is available on a topic's page for the table's rows; the rest of the page is
   * template text, whose height is known.
   */
  readonly roomOf: (data: ContinuityPlanData) => number;
}

/** Millimetres of A.11 for the rows of the sites, and for those of both its tables. */
const SITES_ROOM = 67;
const A_11_ROOM = 149;

/** The data blocks that are one table of the business's own rows. */
const PLAN_TABLES = {
  "copies-held": { fill: copiesTable, roomOf: (data) => 0.6 * roomBelowIdentity(data) },
  versions: { fill: versionsTable, roomOf: (data) => 0.4 * roomBelowIdentity(data) },
  "critical-areas": {
    fill: (data) => areasOnPage(data).table,
    roomOf: (data) => areasOnPage(data).room,
  },
  "supporting-lines": { fill: supportingLinesTable, roomOf: () => 131 },
  "recovery-sites": { fill: recoverySitesTable, roomOf: () => SITES_ROOM },
  "recovery-strategies": {
    fill: recoveryStrategiesTable,
    roomOf: (data) => A_11_ROOM - fittedHeight(recoverySitesTable(data), SITES_ROOM),
  },
  "emergency-team-members": {
    team: "Emergency Response Team",
    fill: (data) => teamMembersTable(data, "Emergency Response Team"),
    roomOf: () => 60,
  },
  "crisis-team-members": {
    team: "Crisis Management Team",
    fill: (data) => teamMembersTable(data, "Crisis Management Team"),
    roomOf: () => 54,
  },
  "it-team-members": {
    team: "Information Technology Team",
    fill: (data) => teamMembersTable(data, "Information Technology Team"),
    roomOf: () => 52,
  },
  "unit-tasks": { fill: unitTasksTable, roomOf: () => 88 },
  "critical-areas-and-penalties": { fill: penaltiesTable, roomOf: () => 57 },
  "systems-in-order": { fill: systemsTable, roomOf: () => 59 },
} satisfies Partial<Readonly<Record<PlanDataBlock, PlanTable>>>;
export type PlanTableName = keyof typeof PLAN_TABLES;

/** Whether a data block is one table. */
export const isPlanTable = (show: PlanDataBlock): show is PlanTableName => show in PLAN_TABLES;
export const planTable = (name: PlanTableName): PlanTable => PLAN_TABLES[name];
