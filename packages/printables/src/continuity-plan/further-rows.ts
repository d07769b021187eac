import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { fittedRows } from "../document/printed-table";
import { hasRoomForGovernance, roomOfTeam } from "./page-room";
import type { ContinuityPlanData } from "./plan-data";
import { isPlanTable, planTable } from "./plan-tables";
import { recoveryTeamTables } from "./team-tables";

/** Returns the tables of Sections A to G with more rows than their pages have room for. */
export function fullTables(data: ContinuityPlanData) {
  const tables = planParts
    .flatMap(({ topics }) => topics)
    .flatMap(({ number, blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind !== "data") return [];
        if (isPlanTable(block.show)) {
          const { fill, room } = planTable(block.show);
          return [{ number, table: fill(data), room }];
        }
        if (block.show !== "recovery-teams") return [];
        // The other teams' members are those of their own sections.
        return recoveryTeamTables(data)
          .filter(({ hasSection }) => !hasSection)
          .map(({ table }, _at, all) => ({ number, table, room: roomOfTeam(all.length) }));
      }),
    );
  return tables.filter(({ table, room }) => fittedRows(table, room).rest.length > 0);
}

/** Whether a page of Sections A to G has more data than room. */
export const hasFurtherRows = (data: ContinuityPlanData): boolean =>
  !hasRoomForGovernance(data) || fullTables(data).length > 0;
