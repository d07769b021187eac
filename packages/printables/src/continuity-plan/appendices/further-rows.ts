import { frontPages } from "@holdfast/content/plan-template/front-pages";
import type { PlanBlock } from "@holdfast/content/plan-template/plan-part";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { type FilledTable, rowsLeftOut } from "../../document/printed-table";
import type { ContinuityPlanData } from "../plan-data";
import { isPlanTable, planTable } from "../tables/plan-tables";
import { recoveryTeamTables } from "../tables/team-tables";

type FullTable = { readonly caption: string; readonly table: FilledTable };

/** Returns the caption of a table in the appendix: the number or title of its topic, and its own caption. */
export const furtherCaption = (topic: string, { caption }: Pick<FilledTable, "caption">): string =>
  `${topic} ${caption}`;

/** Returns the tables with more rows than the specification allows on their pages. */
export const fullTables = (data: ContinuityPlanData): readonly FullTable[] =>
  [...frontPages, ...planParts.flatMap((part) => part.topics)]
    .flatMap(({ number, title, blocks }) =>
      blocks.flatMap((block) =>
        tablesOf(block, data).map((table) => ({
          caption: furtherCaption(number || title, table),
          table,
        })),
      ),
    )
    .filter(({ table }) => rowsLeftOut(table).length > 0);

function tablesOf(block: PlanBlock, data: ContinuityPlanData): readonly FilledTable[] {
  if (block.kind !== "data") return [];
  if (isPlanTable(block.show)) return [planTable(block.show)(data)];
  // Teams with a section have their members there.
  if (block.show !== "recovery-teams") return [];
  return recoveryTeamTables(data)
    .filter(({ hasSection }) => !hasSection)
    .map(({ table }) => table);
}
