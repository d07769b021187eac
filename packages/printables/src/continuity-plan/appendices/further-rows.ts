import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { fittedRows } from "../../document/printed-table";
import { longFacts } from "../identity-facts";
import { hasRoomForGovernance, roomOfTeam } from "../page-room";
import type { ContinuityPlanData } from "../plan-data";
import { isPlanTable, planTable } from "../plan-tables";
import { recoveryTeamTables } from "../team-tables";
import { unitFacts } from "../unit-pages/unit-facts";
import { longUnitTexts } from "../unit-pages/unit-page-fit";

/** Returns the tables with more rows than their pages have room for, with the number or title of their topic. */
export function fullTables(data: ContinuityPlanData) {
  const topics = [...frontPages, ...planParts.flatMap((part) => part.topics)];
  const tables = topics.flatMap(({ number, title, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind !== "data") return [];
      const topic = number || title;
      if (isPlanTable(block.show)) {
        const { fill, roomOf } = planTable(block.show);
        return [{ topic, table: fill(data), room: roomOf(data) }];
      }
      if (block.show !== "recovery-teams") return [];
      // The other teams' members are those of their own sections.
      return recoveryTeamTables(data)
        .filter(({ hasSection }) => !hasSection)
        .map(({ table }, _at, all) => ({ topic, table, room: roomOfTeam(all.length) }));
    }),
  );
  return tables.filter(({ table, room }) => fittedRows(table, room).rest.length > 0);
}

/** Returns the business units whose pages do not have all of their texts in full, with those texts. */
export const longUnits = (data: ContinuityPlanData) =>
  unitFacts(data)
    .map((unit) => ({ unit, texts: longUnitTexts(unit, data.plan.isExpired) }))
    .filter(({ texts }) => texts.length > 0);

/** Whether 'Document control', a page of Sections A to G or that of a unit has more data than room. */
export const hasFurtherRows = (data: ContinuityPlanData): boolean =>
  !hasRoomForGovernance(data) ||
  longFacts(data).length > 0 ||
  longUnits(data).length > 0 ||
  fullTables(data).length > 0;
