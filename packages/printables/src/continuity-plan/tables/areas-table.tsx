import { PieceText } from "../../document/text/contact-text";
import { type FilledTable, fillTable, type PrintedTable } from "../../document/printed-table";
import { RecordedText } from "../../document/text/recorded-text";
import { ShortenedText } from "../../document/text/shortened-text";
import { SlashText } from "../../document/text/slash-text";
import type { ContinuityPlanData, PlanCriticalArea } from "../plan-data";

/* The critical areas on A.8. The specification allows 15 rows, and the topic is one page (decision 006). */

const CRITICALITY_WORDS = ["", "Desirable", "Necessary", "Essential", "Critical"] as const;

/** Returns a criticality as '4 Critical' and so on (plan-workspace.md section 9); empty if unknown. */
function criticalityText(criticality: number): string {
  const word = CRITICALITY_WORDS[criticality] ?? "";
  return word === "" ? "" : `${criticality} ${word}`;
}

/** Sorts by criticality, so that the table's overflow is the least critical; equal ones keep their recorded order. */
export const mostCriticalFirst = (areas: readonly PlanCriticalArea[]) =>
  areas.toSorted((a, b) => b.criticality - a.criticality);

export const areaId = {
  head: "Id",
  width: 9,
  cell: ({ idLabel }: PlanCriticalArea) => <PieceText text={idLabel} />,
};

const AT_MOST = 15;

const CRITICAL_AREAS: PrintedTable<PlanCriticalArea> = {
  columns: [
    areaId,
    {
      head: "Name",
      width: 31,
      cell: ({ name, isProposed }) => <RecordedText text={name} isProposed={isProposed} />,
    },
    {
      head: "Category",
      width: 20,
      cell: ({ category }) => <SlashText text={category} />,
    },
    { head: "Criticality", width: 14, cell: ({ criticality }) => criticalityText(criticality) },
    {
      head: "Critical periods",
      width: 26,
      cell: ({ criticalPeriods }) => <ShortenedText>{criticalPeriods.join(", ")}</ShortenedText>,
    },
  ],
  limits: { atMost: AT_MOST, padTo: 10, keep: AT_MOST },
};

const WHERE_THE_REST_IS = "What ends with … is in full in Appendix G.";

/**
 * The table of A.8. If its page has no room for all of its rows, it is in small type, with the texts of the rows
 * shortened as far as needed; Appendix G has these in full.
 */
export const criticalAreasTable = ({
  criticalAreas,
}: Pick<ContinuityPlanData, "criticalAreas">): FilledTable => ({
  ...fillTable("Critical areas", CRITICAL_AREAS, mostCriticalFirst(criticalAreas)),
  note: (
    <span data-note="short" hidden>
      {WHERE_THE_REST_IS}
    </span>
  ),
  height: "tight",
});
