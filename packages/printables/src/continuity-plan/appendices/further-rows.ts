import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { type FilledTable, fittedRows } from "../../document/printed-table";
import { longFacts } from "../identity-facts";
import { hasRoomForGovernance, roomOfTeam } from "../page-room";
import type { ContinuityPlanData } from "../plan-data";
import { isPlanTable, planTable } from "../plan-tables";
import { recoveryTeamTables } from "../team-tables";
import { unitFacts } from "../unit-pages/unit-facts";
import { longUnitTexts } from "../unit-pages/unit-page-fit";

type FullTable = {
  /** The number or title of its topics, and its own caption. */
  readonly caption: string;
  readonly table: FilledTable;
  /** The rows that are not on the pages of all of these topics. */
  readonly rest: FilledTable["rows"];
};

/** Returns the tables with more rows than their pages have room for. */
export function fullTables(data: ContinuityPlanData): readonly FullTable[] {
  const topics = [...frontPages, ...planParts.flatMap((part) => part.topics)];
  const teams = recoveryTeamTables(data).map((team, _at, all) => ({
    ...team,
    shown: fittedRows(team.table, roomOfTeam(all.length)).shown.length,
  }));
  const overview = topics.find(({ blocks }) =>
    blocks.some((block) => block.kind === "data" && block.show === "recovery-teams"),
  );
  const tables = topics.flatMap(({ number, title, blocks }) =>
    blocks.flatMap((block): FullTable[] => {
      if (block.kind !== "data") return [];
      const topic = number || title;
      if (isPlanTable(block.show)) {
        const { fill, roomOf, team: teamTypeName } = planTable(block.show);
        const table = fill(data);
        const { shown } = fittedRows(table, roomOf(data));
        // The members of a team with its own section are on two pages: the overview may have room for fewer.
        const team = teams.find((one) => one.teamTypeName === teamTypeName);
        const onAll = Math.min(shown.length, team?.shown ?? Infinity);
        const isInBoth = team !== undefined && team.shown < table.rows.length;
        const numbers = isInBoth ? [overview?.number, topic].join(" and ") : topic;
        return [{ caption: `${numbers} ${table.caption}`, table, rest: table.rows.slice(onAll) }];
      }
      if (block.show !== "recovery-teams") return [];
      return teams
        .filter(({ hasSection }) => !hasSection)
        .map(({ table, shown }) => ({
          caption: `${topic} ${table.caption}`,
          table,
          rest: table.rows.slice(shown),
        }));
    }),
  );
  return tables.filter(({ rest }) => rest.length > 0);
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
