import { textHeight } from "../document/table-height";
import type { ContinuityPlanData } from "./plan-data";

/** Millimetres for texts and tables on A.5 and A.7; those of single tables are in plan-tables.ts. */
const GOVERNANCE_ROOM = 75;
const RECOVERY_TEAMS_ROOM = 160;

/** Returns the millimetres for the rows of each team on A.7. */
export const roomOfTeam = (teams: number): number => RECOVERY_TEAMS_ROOM / Math.max(1, teams);

/** Whether the recorded governance and regulators fit on A.5; otherwise an appendix has them. */
export const hasRoomForGovernance = ({ business }: Pick<ContinuityPlanData, "business">): boolean =>
  business.governance === null || textHeight(business.governance) <= GOVERNANCE_ROOM;
