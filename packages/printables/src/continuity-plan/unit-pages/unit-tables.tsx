import { PhoneText } from "../../document/text/contact-text";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { RecordedText } from "../../document/text/recorded-text";
import { ShortenedText } from "../../document/text/shortened-text";
import type { UnitFacts } from "./unit-facts";

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

/** Rows to write on in an empty table. */
const BLANK_ROWS = 2;
/** Rows of each table that stay as long as facts and steps can be shortened instead. */
const KEPT = 3;

const { format: quantityText } = new Intl.NumberFormat("en-AU");

/** Whom a unit calls and what it brings; the appendices have everything, if the page has no room for it. */
export function UnitTables({ unit }: { readonly unit: UnitFacts }) {
  const { calls, requirements } = unit;
  return (
    <>
      <DocumentTable
        caption="Calls"
        columns={CALLS}
        rows={calls.map(({ name, why, number }) => [
          <ShortenedText key="name">
            <strong>{name}</strong>
          </ShortenedText>,
          <ShortenedText key="why">{why}</ShortenedText>,
          <PhoneText key="number" phone={number} />,
          "",
        ])}
        blankRows={calls.length === 0 ? BLANK_ROWS : 0}
        rest={{ where: "Appendices A and F", keep: KEPT }}
        height="log"
      />
      <DocumentTable
        caption="Equipment and systems"
        columns={REQUIREMENTS}
        rows={requirements.map(({ name, isProposed, quantity, comments }) => [
          <RecordedText key="name" text={name} isProposed={isProposed} />,
          quantity === null ? "" : quantityText(quantity),
          <ShortenedText key="comments">{comments}</ShortenedText>,
          "",
        ])}
        blankRows={requirements.length === 0 ? BLANK_ROWS : 0}
        rest={{ where: "Appendix D", keep: KEPT }}
        height="log"
      />
    </>
  );
}
