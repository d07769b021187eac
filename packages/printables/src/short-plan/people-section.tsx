import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { personOf, phoneOf } from "@holdfast/content/plan-text/plan-lookups";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import { PhoneText } from "../document/text/contact-text";
import { dateText } from "../document/text/date-text";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";
import { MarkedText } from "./labelled";

interface CalledPerson {
  readonly person: PlanPerson;
  /** Such as 'Primary'; empty outside the teams. */
  readonly designation: string;
  /** YYYY-MM-DD; null if the person never confirmed the details. */
  readonly confirmedOn: string | null;
}

/** The name of the team is the head of its names: a caption of each would take a page. */
const columnsOf = (team: string): readonly PrintedColumn<CalledPerson>[] => [
  {
    head: team,
    width: 43,
    cell: ({ person, designation }) => (
      <>
        <MarkedText text={person.name} isProposed={person.isProposed} />
        {designation === "" || person.jobTitle === null ? null : `, ${person.jobTitle}`}
      </>
    ),
  },
  { head: "Call order", width: 13, cell: ({ designation }) => designation },
  {
    head: "Mobile",
    width: 16,
    cell: ({ person }) => (
      <strong>
        <PhoneText phone={phoneOf(person, "mobile") ?? ""} />
      </strong>
    ),
  },
  {
    head: "Other number",
    width: 16,
    cell: ({ person }) =>
      (["phone", "after-hours"] as const).flatMap((kind) => {
        const phone = phoneOf(person, kind);
        return phone === null ? [] : [<PhoneText key={kind} phone={phone} />, " "];
      }),
  },
  {
    head: "Confirmed",
    width: 12,
    cell: ({ confirmedOn }) => (confirmedOn === null ? "" : dateText(confirmedOn)),
  },
];

/** Rows to write on in an empty list. */
const BLANK_ROWS = 3;

/** Whom to call, by team in the order of calling, then everyone else. */
export function PeopleSection({ content }: { readonly content: PlanContent }) {
  const { teams, people } = content;
  const inTeams = new Set(
    teams.flatMap(({ members }) => members.map(({ contactId }) => contactId)),
  );
  const others = people.filter(({ contactId }) => !inTeams.has(contactId));
  return (
    <div className="hf-short-tables">
      {content.state.isExpired ? (
        <p className="hf-warning-line">
          The plan has expired: its teams are not printed. Everyone is in the list below.
        </p>
      ) : null}
      {teams.map(({ teamTypeId, members }) => (
        <PeopleTable
          key={teamTypeId}
          caption={teamNameOf(teamTypeId)}
          rows={members.flatMap(({ contactId, designation, confirmedOn }) => {
            const person = personOf(content, contactId);
            return person ? [{ person, designation, confirmedOn }] : [];
          })}
        />
      ))}
      {others.length === 0 && teams.length > 0 ? null : (
        <PeopleTable
          caption="Everyone else"
          rows={others.map((person) => ({ person, designation: "", confirmedOn: null }))}
        />
      )}
    </div>
  );
}

const PeopleTable = ({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly CalledPerson[];
}) => (
  <PrintedTableView
    table={fillTable(
      caption,
      { columns: columnsOf(caption), limits: { padTo: rows.length === 0 ? BLANK_ROWS : 0 } },
      rows,
    )}
  />
);
