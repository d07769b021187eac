import { PhoneText } from "../../document/contact-text";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { type Measured, rowHeight, rowsWithin } from "../../document/rows-within";
import { shortenedName } from "../../document/shortened-name";
import type { PlanRequirement } from "../plan-data";
import type { UnitCall, UnitFacts } from "./unit-facts";

const CALLS: readonly DocumentColumn[] = [
  { head: "Whom to call", width: 33 },
  { head: "Job or contact", width: 32 },
  { head: "Number", width: 23 },
  { head: "Time", width: 12 },
];

const REQUIREMENTS: readonly DocumentColumn[] = [
  { head: "What to bring or order", width: 40 },
  { head: "Quantity", width: 12, isNumber: true },
  { head: "Comments", width: 36 },
  { head: "Time", width: 12 },
];

/** Rows to write on in an empty table, and the millimetres of one. */
const BLANK_ROWS = 2;
const BLANK_HEIGHT = 8.3;
/** Millimetres of caption, head and note of both tables. */
const HEADS = 34;
const MAX_LETTERS = 70;

const callCells = ({ name, why, number }: UnitCall): readonly Measured[] => [
  [name, 33],
  [why, 32],
  [number, 23],
];

const requirementCells = ({ name, comments }: PlanRequirement): readonly Measured[] => [
  [name, 40],
  [comments, 36],
];

const { format: quantityText } = new Intl.NumberFormat("en-AU");

/** Returns the rows of both tables with names that are not longer than their cells. */
const tableRows = (unit: UnitFacts) => ({
  calls: unit.calls.map(({ name, why, number }) => ({
    name: shortenedName(name, MAX_LETTERS),
    why: shortenedName(why, MAX_LETTERS),
    number,
  })),
  requirements: unit.requirements.map((one) => ({
    ...one,
    name: shortenedName(one.name, MAX_LETTERS),
    comments: shortenedName(one.comments, MAX_LETTERS),
  })),
});

const heightOf = <Row,>(rows: readonly Row[], cellsOf: (row: Row) => readonly Measured[]) =>
  rows.length === 0
    ? BLANK_ROWS * BLANK_HEIGHT
    : rows.reduce((sum, row) => sum + rowHeight(cellsOf(row)), 0);

/** Estimates the millimetres of both tables with their first rows. */
export function tablesHeight(unit: UnitFacts, rows: number): number {
  const { calls, requirements } = tableRows(unit);
  return (
    HEADS +
    heightOf(calls.slice(0, rows), callCells) +
    heightOf(requirements.slice(0, rows), requirementCells)
  );
}

interface UnitTablesProps {
  readonly unit: UnitFacts;
  /** Millimetres for both tables. */
  readonly room: number;
}

/** Whom a unit calls and what it brings, as far as it fits on the page; the appendices have everything. */
export function UnitTables({ unit, room }: UnitTablesProps) {
  const { calls, requirements } = tableRows(unit);
  const called = rowsWithin(calls, (room - HEADS) / 2, 1, callCells);
  const used = heightOf(called, callCells);
  const brought = rowsWithin(requirements, room - HEADS - used, 1, requirementCells);
  return (
    <>
      <DocumentTable
        caption="Calls"
        columns={CALLS}
        rows={called.map(({ name, why, number }) => [
          <strong key="name">{name}</strong>,
          why,
          <PhoneText key="number" phone={number} />,
          "",
        ])}
        blankRows={called.length === 0 ? BLANK_ROWS : 0}
        note={restNote(
          calls.length - called.length,
          called.flatMap(({ name, why }) => [name, why]),
          "Appendices A and F",
        )}
        height="log"
      />
      <DocumentTable
        caption="Equipment and systems"
        columns={REQUIREMENTS}
        rows={brought.map(({ name, quantity, comments }) => [
          name,
          quantity === null ? "" : quantityText(quantity),
          comments,
          "",
        ])}
        blankRows={brought.length === 0 ? BLANK_ROWS : 0}
        note={restNote(
          requirements.length - brought.length,
          brought.flatMap(({ name, comments }) => [name, comments]),
          "Appendix D",
        )}
        height="log"
      />
    </>
  );
}

/** Says where the rows are that have no room, or the texts that are shortened. */
function restNote(rest: number, texts: readonly string[], where: string): string | undefined {
  if (rest > 0) return `${rest} more in ${where}.`;
  return texts.some((text) => text.endsWith("…")) ? `In full in ${where}.` : undefined;
}
