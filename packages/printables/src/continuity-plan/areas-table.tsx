import { PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal";
import { PieceText } from "../document/contact-text";
import {
  type FilledTable,
  fillTable,
  fittedRows,
  NOTE,
  type PrintedTable,
} from "../document/printed-table";
import { shortenedInColumn } from "../document/shortened-name";
import { SlashText } from "../document/slash-text";
import { charactersOf, linesWithin } from "../document/table-height";
import type { ContinuityPlanData, PlanCriticalArea } from "./plan-data";

/* The critical areas on A.8. The specification allows 15 rows, and the topic is one page (decision 006). */

const CRITICALITY_WORDS = ["", "Desirable", "Necessary", "Essential", "Critical"] as const;

/** Returns a criticality as '4 Critical' and so on (plan-workspace.md section 9); empty if unknown. */
function criticalityText(criticality: number): string {
  const word = CRITICALITY_WORDS[criticality] ?? "";
  return word === "" ? "" : `${criticality} ${word}`;
}

/** Sorts by criticality, so that the table's overflow is the least critical; equal ones keep their recorded order. */
export const mostCriticalFirst = (areas: readonly PlanCriticalArea[]) =>
  areas.toSorted((one, other) => other.criticality - one.criticality);

export const areaId = {
  head: "Id",
  width: 9,
  text: ({ idLabel }: PlanCriticalArea) => idLabel,
  cell: ({ idLabel }: PlanCriticalArea) => <PieceText text={idLabel} />,
};

/** The columns with texts of any length, in per cent of the page's width. */
const NAME_WIDTH = 31;
const PERIODS_WIDTH = 26;
const AT_MOST = 15;

const CRITICAL_AREAS: PrintedTable<PlanCriticalArea> = {
  columns: [
    areaId,
    { head: "Name", width: NAME_WIDTH, text: ({ name }) => name },
    {
      head: "Category",
      width: 20,
      text: ({ category }) => category,
      cell: ({ category }) => <SlashText text={category} />,
    },
    { head: "Criticality", width: 14, text: ({ criticality }) => criticalityText(criticality) },
    {
      head: "Critical periods",
      width: PERIODS_WIDTH,
      text: ({ criticalPeriods }) => criticalPeriods.join(", "),
    },
  ],
  limits: { atMost: AT_MOST, padTo: 10 },
};

const criticalAreasTable = ({ criticalAreas }: Pick<ContinuityPlanData, "criticalAreas">) =>
  fillTable("Critical areas", CRITICAL_AREAS, mostCriticalFirst(criticalAreas));

/** Millimetres of A.8 for the rows and the note below them, in the usual and in small type. */
const ROOM = 124;
const COMPACT_ROOM = 143;

const WHERE_THE_REST_IS = "What ends with … is in full in Appendix G.";

/** Characters of a line in a column, some fewer than the average, so that wide ones fit too. */
const lineOf = (width: number) => Math.floor(0.9 * charactersOf(width, "compact"));

/**
 * Returns the table of A.8 and the millimetres for its rows. If the usual type has no room for all of them, it is in
 * small type, with the texts of the rows shortened as far as needed; an appendix has these in full.
 */
export function areasOnPage({ criticalAreas }: Pick<ContinuityPlanData, "criticalAreas">): {
  readonly table: FilledTable;
  readonly room: number;
} {
  const usual = criticalAreasTable({ criticalAreas });
  const count = Math.min(AT_MOST, criticalAreas.length);
  if (fittedRows(usual, ROOM).shown.length === count) return { table: usual, room: ROOM };
  const lines = linesWithin((COMPACT_ROOM - NOTE) / count, "compact");
  const areas = mostCriticalFirst(criticalAreas);
  const shown = areas.slice(0, count).map((area) => shortenedArea(area, lines));
  const isShortened = shown.some((area, at) => area !== areas[at]);
  const note = isShortened ? WHERE_THE_REST_IS : undefined;
  const rows = [...shown, ...areas.slice(count)];
  const table = fillTable("Critical areas", CRITICAL_AREAS, rows, note);
  return { table: { ...table, type: "compact" }, room: COMPACT_ROOM };
}

/** Shortens the name and the periods of an area to that many lines, if they are longer. */
function shortenedArea(area: PlanCriticalArea, lines: number): PlanCriticalArea {
  const name = shortenedAreaName(area.name, lines);
  const periods = area.criticalPeriods.join(", ");
  const shown = shortenedInColumn(periods, lines, lineOf(PERIODS_WIDTH));
  return name === area.name && shown === periods
    ? area
    : { ...area, name, criticalPeriods: [shown] };
}

/** Keeps the words that mark the area as proposed, which take a line. */
function shortenedAreaName(name: string, lines: number): string {
  const column = lineOf(NAME_WIDTH);
  const short = shortenedInColumn(name, lines, column);
  if (short === name || !name.endsWith(PROPOSED_SUFFIX)) return short;
  const own = name.slice(0, -PROPOSED_SUFFIX.length).trimEnd();
  return `${shortenedInColumn(own, lines - 1, column)} ${PROPOSED_SUFFIX}`;
}
