import { dateText } from "../../document/text/date-text";
import { EmailText, PhoneText, PieceText } from "../../document/text/contact-text";
import {
  type FilledTable,
  fillTable,
  type PrintedColumn,
  type PrintedTable,
} from "../../document/printed-table";
import { RecordedText } from "../../document/text/recorded-text";
import { ShortenedText } from "../../document/text/shortened-text";
import type { ContinuityPlanData, PlanTeam, PlanTeamContact } from "../plan-data";
import { RECOVERY_TEAMS, teamTitle } from "../team-title";

/** Contacts of a team (plan-workspace.md, 'Plan document'). */
const TEAM_ROWS = { atMost: 6, padTo: 5 };

const idColumn = (width: number): PrintedColumn<PlanTeamContact> => ({
  head: "Id",
  width,
  cell: ({ idLabel }) => <PieceText text={idLabel} />,
});
const designationColumn = (width: number): PrintedColumn<PlanTeamContact> => ({
  head: "Designation",
  width,
  cell: ({ designation }) => designation,
});
/** 'confirmed 12/10/2026': the person said so; empty for any other number. */
const confirmedText = ({ confirmedOn }: PlanTeamContact): string =>
  confirmedOn ? `confirmed ${dateText(confirmedOn)}` : "";

const mobileColumn = (width: number): PrintedColumn<PlanTeamContact> => ({
  head: "Mobile",
  width,
  cell: (contact) => (
    <>
      <PhoneText phone={contact.mobile} />
      {confirmedText(contact) === "" ? null : (
        <div className="hf-cell-aside">{confirmedText(contact)}</div>
      )}
    </>
  ),
});

const RECOVERY_TEAM: PrintedTable<PlanTeamContact> = {
  columns: [
    idColumn(10),
    { head: "Name", width: 46, cell: ({ name }) => <RecordedText text={name} /> },
    designationColumn(19),
    mobileColumn(25),
  ],
  limits: TEAM_ROWS,
};

/** All recovery teams with their sections: one table for each, in the order of the plan, and its colour. */
export function recoveryTeamTables({ teams }: ContinuityPlanData): readonly {
  readonly teamTypeName: string;
  readonly colour: string;
  readonly table: FilledTable;
  /** Whether its members are also in a separate section. */
  readonly hasSection: boolean;
}[] {
  const known = RECOVERY_TEAMS.map((team) => ({
    ...team,
    contacts: contactsOf(teams, team.teamTypeName),
  }));
  const others = teams
    .filter(
      (team) =>
        !RECOVERY_TEAMS.some((recoveryTeam) => recoveryTeam.teamTypeName === team.teamTypeName),
    )
    .map((team) => ({ ...team, sections: "", colour: "grey" }));
  return [...known, ...others].map(({ teamTypeName, sections, colour, contacts }) => {
    const title = teamTitle(teamTypeName);
    const caption = sections === "" ? title : `${title}: ${sections}`;
    return {
      teamTypeName,
      colour,
      hasSection: sections !== "",
      table: fillTable(caption, RECOVERY_TEAM, primariesFirst(contacts)),
    };
  });
}

const TEAM_MEMBERS: PrintedTable<PlanTeamContact> = {
  columns: [
    idColumn(8),
    {
      head: "Name and job",
      width: 25,
      cell: ({ name, jobTitle }) => (
        <>
          <RecordedText text={name} />
          {jobTitle === "" ? null : (
            <>
              , <RecordedText text={jobTitle} />
            </>
          )}
        </>
      ),
    },
    designationColumn(14),
    mobileColumn(19),
    {
      head: "Email",
      width: 34,
      cell: ({ email }) => (
        <ShortenedText>
          <EmailText email={email} />
        </ShortenedText>
      ),
    },
  ],
  limits: TEAM_ROWS,
};

/** One team's members, for the team's own section. */
export const teamMembersTable = ({ teams }: ContinuityPlanData, teamTypeName: string) =>
  fillTable(
    `Members of the ${teamTitle(teamTypeName)}`,
    TEAM_MEMBERS,
    primariesFirst(contactsOf(teams, teamTypeName)),
  );

/** Returns the members of a team, in recorded order. */
function contactsOf(teams: readonly PlanTeam[], teamTypeName: string): PlanTeamContact[] {
  return teams
    .filter((team) => team.teamTypeName === teamTypeName)
    .flatMap((team) => [...team.contacts]);
}

/** Puts Primaries first, since they are phoned first; otherwise keeps the order. */
function primariesFirst(contacts: readonly PlanTeamContact[]): PlanTeamContact[] {
  return [
    ...contacts.filter((contact) => contact.designation === "Primary"),
    ...contacts.filter((contact) => contact.designation !== "Primary"),
  ];
}
