import { EmailText, PieceText } from "../document/contact-text";
import type { DocumentColumn } from "../document/document-table";
import { FittedTable } from "../document/fitted-table";
import type { PlanTeam, PlanTeamContact } from "./plan-data";
import { TEAM_ROWS } from "./table-limits";
import { RECOVERY_TEAMS, teamTitle } from "./team-title";

const TEAM_COLUMNS: readonly DocumentColumn[] = [
  { head: "Id", width: 10 },
  { head: "Name", width: 46 },
  { head: "Designation", width: 19 },
  { head: "Mobile", width: 25 },
];

/** Lists all recovery teams with their sections: one table for each, in the order of the plan. */
export function RecoveryTeamsTable({ teams }: { readonly teams: readonly PlanTeam[] }) {
  const known = RECOVERY_TEAMS.map((one) => ({
    ...one,
    contacts: contactsOf(teams, one.teamTypeName),
  }));
  const others = teams
    .filter((team) => !RECOVERY_TEAMS.some((one) => one.teamTypeName === team.teamTypeName))
    .map((team) => ({ ...team, sections: "", colour: "grey" }));
  return [...known, ...others].map((team) => {
    const title = teamTitle(team.teamTypeName);
    return (
      <div key={team.teamTypeName} className={`hf-team hf-${team.colour}`}>
        <FittedTable
          caption={team.sections === "" ? title : `${title}: ${team.sections}`}
          restCaption={`Also in the ${title}`}
          columns={TEAM_COLUMNS}
          rows={primariesFirst(team.contacts)}
          limits={TEAM_ROWS}
          cellsOf={(one) => [
            <PieceText key="id" text={one.idLabel} />,
            one.name,
            one.designation,
            <PieceText key="mobile" text={one.mobile} />,
          ]}
        />
      </div>
    );
  });
}

const MEMBER_COLUMNS: readonly DocumentColumn[] = [
  { head: "Id", width: 8 },
  { head: "Name and job", width: 25 },
  { head: "Designation", width: 14 },
  { head: "Mobile", width: 19 },
  { head: "Email", width: 34 },
];

interface TeamMembersProps {
  readonly teams: readonly PlanTeam[];
  readonly teamTypeName: string;
}

/** Lists one team's members, for the team's own section. */
export function TeamMembersTable({ teams, teamTypeName }: TeamMembersProps) {
  return (
    <FittedTable
      caption={`Members of the ${teamTitle(teamTypeName)}`}
      restCaption="Also in this team"
      columns={MEMBER_COLUMNS}
      rows={primariesFirst(contactsOf(teams, teamTypeName))}
      limits={TEAM_ROWS}
      cellsOf={(one) => [
        <PieceText key="id" text={one.idLabel} />,
        one.jobTitle === "" ? one.name : `${one.name}, ${one.jobTitle}`,
        one.designation,
        <PieceText key="mobile" text={one.mobile} />,
        <EmailText key="email" email={one.email} />,
      ]}
    />
  );
}

/** Returns the members of a team, in recorded order. */
export function contactsOf(teams: readonly PlanTeam[], teamTypeName: string): PlanTeamContact[] {
  return teams
    .filter((team) => team.teamTypeName === teamTypeName)
    .flatMap((team) => [...team.contacts]);
}

/** Puts Primaries first, since they are phoned first; otherwise keeps the order. */
function primariesFirst(contacts: readonly PlanTeamContact[]): PlanTeamContact[] {
  return [
    ...contacts.filter((one) => one.designation === "Primary"),
    ...contacts.filter((one) => one.designation !== "Primary"),
  ];
}
