import type { ShortPerson, ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { PhoneText } from "../document/text/contact-text";
import { dateText } from "../document/text/date-text";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";
import { MarkedText } from "./labelled";

/** The name of the team is the head of its names: a caption of each would take a page. */
const columnsOf = (team: string): readonly PrintedColumn<ShortPerson>[] => [
  {
    head: team,
    width: 43,
    cell: ({ name, isProposed, designation, jobTitle }) => (
      <>
        <MarkedText text={name} isProposed={isProposed} />
        {designation === "" || jobTitle === null ? null : `, ${jobTitle}`}
      </>
    ),
  },
  { head: "Call order", width: 13, cell: ({ designation }) => designation },
  {
    head: "Mobile",
    width: 16,
    cell: ({ mobile }) => (
      <strong>
        <PhoneText phone={mobile ?? ""} />
      </strong>
    ),
  },
  {
    head: "Other number",
    width: 16,
    cell: ({ otherNumbers }) =>
      otherNumbers.flatMap((phone) => [<PhoneText key={phone} phone={phone} />, " "]),
  },
  {
    head: "Confirmed",
    width: 12,
    cell: ({ confirmedOn }) => (confirmedOn === null ? "" : dateText(confirmedOn)),
  },
];

/** Rows to write on in an empty list. */
const BLANK_ROWS = 3;

interface PeopleSectionProps {
  readonly teams: ShortPlan["people"];
  readonly isExpired: boolean;
}

/** Whom to call, by team in the order of calling, then everyone else. */
export const PeopleSection = ({ teams, isExpired }: PeopleSectionProps) => (
  <div className="hf-short-tables">
    {isExpired ? (
      <p className="hf-warning-line">
        The plan has expired: its teams are not printed. Everyone is in the list below.
      </p>
    ) : null}
    {teams.map(({ title, people }) => (
      <PrintedTableView
        key={title}
        table={fillTable(
          title,
          { columns: columnsOf(title), limits: { padTo: people.length === 0 ? BLANK_ROWS : 0 } },
          people,
        )}
      />
    ))}
  </div>
);
