import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { ShortNotice } from "@holdfast/contract/plan-content/short-plan";
import { CellAside } from "../document/cell-aside";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";

const COLUMNS: readonly PrintedColumn<ShortNotice>[] = [
  {
    head: "If",
    width: 37,
    cell: ({ event, appliesTo }) => (
      <>
        {event}
        <CellAside text={appliesTo ?? ""} />
      </>
    ),
  },
  {
    head: "Tell",
    width: 34,
    cell: ({ tell, how }) => (
      <>
        <strong>{tell}</strong>
        {tell.endsWith(".") ? " " : ". "}
        {how}
      </>
    ),
  },
  { head: "By when", width: 29, cell: ({ deadline }) => deadline },
];

/** Rows to write on if no notices are known. */
const BLANK_ROWS = 3;

interface NoticesSectionProps {
  readonly notices: readonly ShortNotice[];
  /** Null if it is not certain. */
  readonly country: PlanContent["location"]["country"];
}

/** Whom by law to inform, of what and when, at the location. */
export const NoticesSection = ({ notices, country }: NoticesSectionProps) => (
  <div className="hf-short-tables">
    {notices.length > 0 ? null : (
      <p>
        {country === null
          ? "It is not certain in which country this location is."
          : `No notices are recorded for ${country.name}.`}{" "}
        Ask your solicitor which authorities must be informed, and write them below.
      </p>
    )}
    <PrintedTableView
      table={fillTable(
        "Notices",
        { columns: COLUMNS, limits: { padTo: notices.length === 0 ? BLANK_ROWS : 0 } },
        notices,
        notices.length === 0
          ? undefined
          : "In short, and not legal advice. Appendix E of the full plan has each notice in full, with its source.",
      )}
    />
  </div>
);
