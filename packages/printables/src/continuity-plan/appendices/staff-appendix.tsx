import { CellAside } from "../../document/cell-aside";
import { EmailText, PhoneText, PieceText } from "../../document/text/contact-text";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { PlanStaff, PlanTeam } from "../plan-data";
import { teamTitle } from "../team-title";

const COLUMNS: readonly DocumentColumn[] = [
  { head: "Id", width: 8 },
  { head: "Name, job, teams (Appendix F)", width: 29 },
  { head: "Works as, in, at", width: 20 },
  { head: "Phone and email", width: 33 },
  { head: "Safe at", width: 10 },
];

interface StaffAppendixProps {
  readonly people: readonly PlanStaff[];
  readonly teams: readonly PlanTeam[];
}

/** Blank rows for people who are not recorded, such as new and casual staff. */
const BLANK_ROWS = 4;

/** Everyone in the business's contacts, in teams or not, to count heads against. */
export function StaffAppendix({ people, teams }: StaffAppendixProps) {
  return (
    <section className="hf-sheet hf-sheet--joined hf-appendix" data-fit="">
      <AppendixHead entry={APPENDICES.people} />
      <p className="hf-lead">
        Everyone in the contacts of the business. Count heads against this list (B.3) and phone
        those who are missing (D.2).
      </p>
      {people.length === 0 ? <p className="hf-note">No contacts are recorded.</p> : null}
      <DocumentTable
        caption={APPENDICES.people.title}
        isNamedByHeading
        columns={COLUMNS}
        rows={people.map((person) => [
          <PieceText key="id" text={person.idLabel} />,
          <>
            <strong>{person.name}</strong>
            <CellAside text={person.jobTitle} />
            <CellAside text={teamsOf(person, teams)} />
          </>,
          <>
            {person.work}
            <CellAside text={person.department} />
            <CellAside text={person.location} />
          </>,
          <>
            <PhoneText phone={person.mobile} />
            {person.phone === "" ? null : (
              <div className="hf-cell-aside">
                <PieceText text={person.phone} />
              </div>
            )}
            {person.afterHoursPhone === "" ? null : (
              <div className="hf-cell-aside">
                <PieceText text={person.afterHoursPhone} /> after hours
              </div>
            )}
            {person.email === "" ? null : (
              <div>
                <EmailText email={person.email} />
              </div>
            )}
          </>,
          "",
        ])}
        blankRows={people.length === 0 ? BLANK_ROWS : 0}
        height="log"
      />
    </section>
  );
}

/** Returns the teams that a person serves in, so that a person with several roles is seen at once. */
const teamsOf = ({ idLabel }: PlanStaff, teams: readonly PlanTeam[]) =>
  teams
    .filter(({ contacts }) => contacts.some((contact) => contact.idLabel === idLabel))
    .map(({ teamTypeName }) => teamTitle(teamTypeName))
    .join(", ");
