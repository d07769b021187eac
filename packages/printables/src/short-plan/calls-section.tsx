import type { ShortParty, ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { CellAside } from "../document/cell-aside";
import { PhoneText } from "../document/text/contact-text";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";
import { MarkedText } from "./labelled";

/** The kind is the head of its names. */
const columnsOf = (kind: string): readonly PrintedColumn<ShortParty>[] => [
  {
    head: kind,
    width: 52,
    cell: ({ name, contactPerson, note, isProposed }) => (
      <>
        <MarkedText text={name} isProposed={isProposed} />
        {contactPerson === null ? null : `, ${contactPerson}`}
        <CellAside text={note ?? ""} />
      </>
    ),
  },
  { head: "For", width: 31, cell: ({ purpose }) => purpose },
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

/** The firms with their numbers: services first, then the suppliers on which units depend. */
export const CallsSection = ({ calls }: { readonly calls: ShortPlan["calls"] }) => (
  <div className="hf-short-tables">
    {calls.map(({ kind, title, parties, more }) => (
      <PrintedTableView
        key={kind}
        table={fillTable(
          title,
          { columns: columnsOf(title), limits: { padTo: parties.length === 0 ? 2 : 0 } },
          parties,
          more > 0 ? `${more} more in the full plan and on the phone.` : undefined,
        )}
      />
    ))}
  </div>
);
