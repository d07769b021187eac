import type { PlanDataBlock } from "@holdfast/content/plan-template/plan-part";
import type { FilledTable } from "../../document/printed-table";
import { criticalAreasTable } from "./areas-table";
import { copiesTable, versionsTable } from "./document-control-tables";
import { exercisesHeldTable } from "./exercises-table";
import {
  penaltiesTable,
  supportingLinesTable,
  systemsTable,
  unitTasksTable,
} from "./impact-tables";
import type { ContinuityPlanData } from "../plan-data";
import { recoverySitesTable, recoveryStrategiesTable } from "./recovery-tables";
import { teamMembersTable } from "./team-tables";

/** Fills a data block that is one table. */
type FillTable = (data: ContinuityPlanData) => FilledTable;

/** The data blocks that are one table of the business's own rows. */
const PLAN_TABLES = {
  "copies-held": copiesTable,
  versions: versionsTable,
  "exercises-held": exercisesHeldTable,
  "critical-areas": criticalAreasTable,
  "supporting-lines": supportingLinesTable,
  "recovery-sites": recoverySitesTable,
  "recovery-strategies": recoveryStrategiesTable,
  "emergency-team-members": (data) => teamMembersTable(data, "Emergency Response Team"),
  "crisis-team-members": (data) => teamMembersTable(data, "Crisis Management Team"),
  "it-team-members": (data) => teamMembersTable(data, "Information Technology Team"),
  "unit-tasks": unitTasksTable,
  "critical-areas-and-penalties": penaltiesTable,
  "systems-in-order": systemsTable,
} satisfies Partial<Readonly<Record<PlanDataBlock, FillTable>>>;
export type PlanTableName = keyof typeof PLAN_TABLES;

/** Whether a data block is one table. */
export const isPlanTable = (show: PlanDataBlock): show is PlanTableName => show in PLAN_TABLES;
export const planTable = (name: PlanTableName): FillTable => PLAN_TABLES[name];
