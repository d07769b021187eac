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

const BLANK_ROWS = 2;
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

interface UnitTablesProps {
  readonly unit: UnitFacts;
  /** Millimetres for both tables. */
  readonly room: number;
}

/** Whom a unit calls and what it brings, as far as it fits on the page; the appendices have everything. */
export function UnitTables({ unit, room }: UnitTablesProps) {
  const calls = unit.calls.map(({ name, why, number }) => ({
    name: shortenedName(name, MAX_LETTERS),
    why: shortenedName(why, MAX_LETTERS),
    number,
  }));
  const requirements = unit.requirements.map((one) => ({
    ...one,
    name: shortenedName(one.name, MAX_LETTERS),
    comments: shortenedName(one.comments, MAX_LETTERS),
  }));
  const called = rowsWithin(calls, (room - HEADS) / 2, 1, callCells);
  const used = called.reduce((sum, one) => sum + rowHeight(callCells(one)), 0);
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
        note={restNote(calls.length - called.length, "Appendices A and F")}
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
        note={restNote(requirements.length - brought.length, "Appendix D")}
        height="log"
      />
    </>
  );
}

const restNote = (rest: number, where: string) =>
  rest === 0 ? undefined : `${rest} more in ${where}.`;
