import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import { CellAside } from "../document/cell-aside";
import { PhoneText } from "../document/text/contact-text";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";
import { MarkedText } from "./labelled";

/** The kind is the head of its names. */
const columnsOf = (kind: string): readonly PrintedColumn<PlanParty>[] => [
  {
    head: kind,
    width: 57,
    cell: ({ name, contactPerson, comments, isProposed }) => (
      <>
        <MarkedText text={name} isProposed={isProposed} />
        {contactPerson === null ? null : `, ${contactPerson}`}
        <CellAside text={shortNote(comments ?? "")} />
      </>
    ),
  },
  { head: "For", width: 26, cell: ({ categories }) => categories.join(", ") },
  {
    head: "Number",
    width: 17,
    cell: ({ phone }) => (
      <strong>
        <PhoneText phone={phone ?? ""} />
      </strong>
    ),
  },
];

/** Characters of a note that are printed; the full plan has it in full. */
const NOTE = 70;
const shortNote = (text: string) =>
  text.length > NOTE ? `${text.slice(0, text.lastIndexOf(" ", NOTE))} …` : text;

/** How many of each kind are printed: nobody calls more in the first day. */
const MOST = { "third-party": 24, supplier: 10, customer: 6 } as const;
const CAPTIONS = {
  "third-party": "Services and authorities",
  supplier: "Suppliers",
  customer: "Customers",
} as const;

/** The firms with their numbers: services first, then the suppliers on which units depend. */
export const CallsSection = ({ content }: { readonly content: PlanContent }) => {
  const needed = new Set(
    content.units.flatMap(({ dependencies }) => dependencies.map(({ id }) => id)),
  );
  return (
    <div className="hf-short-tables">
      {(["third-party", "supplier", "customer"] as const).map((kind) => {
        const parties = content.parties
          .filter((party) => party.kind === kind)
          .toSorted((a, b) => Number(needed.has(b.partyId)) - Number(needed.has(a.partyId)));
        const rows = parties.slice(0, MOST[kind]);
        const more = parties.length - rows.length;
        return (
          <PrintedTableView
            key={kind}
            table={fillTable(
              CAPTIONS[kind],
              { columns: columnsOf(CAPTIONS[kind]), limits: { padTo: rows.length === 0 ? 2 : 0 } },
              rows,
              more > 0 ? `${more} more in the full plan and on the phone.` : undefined,
            )}
          />
        );
      })}
    </div>
  );
};
