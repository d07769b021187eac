import { DocumentTable, type DocumentColumn } from "../document/document-table";
import { fitRows } from "../document/fit-rows";
import type { PlanTeam, PlanTeamContact } from "./plan-data";
import { RECOVERY_TEAMS, teamTitle } from "./team-title";

/** Up to 6 contacts a team, padded to 5 rows (plan-workspace.md, 'Plan document'). */
const TEAM_ROWS = { atMost: 6, padTo: 5 } as const;

const TEAM_COLUMNS: readonly DocumentColumn[] = [
  { head: "Id", width: 10 },
  { head: "Name", width: 46 },
  { head: "Designation", width: 19 },
  { head: "Mobile", width: 25 },
];

/** All recovery teams with their sections: one table for each, in the order of the plan. */
export function RecoveryTeamsTable({ teams }: { readonly teams: readonly PlanTeam[] }) {
  const known = RECOVERY_TEAMS.map((one) => ({
    ...one,
    contacts: contactsOf(teams, one.teamTypeName),
  }));
  const others = teams
    .filter((team) => !RECOVERY_TEAMS.some((one) => one.teamTypeName === team.teamTypeName))
    .map((team) => ({ ...team, sections: "", colour: "grey" }));
  return [...known, ...others].map((team) => {
    const rows = fitRows(primariesFirst(team.contacts), TEAM_ROWS);
    return (
      <div key={team.teamTypeName} className={`hf-team hf-${team.colour}`}>
        <DocumentTable
          caption={
            team.sections === ""
              ? teamTitle(team.teamTypeName)
              : `${teamTitle(team.teamTypeName)}: ${team.sections}`
          }
          columns={TEAM_COLUMNS}
          rows={rows.shown.map((one) => [one.idLabel, one.name, one.designation, one.mobile])}
          blankRows={rows.blanks}
          note={leftOutNote(rows.leftOut)}
        />
      </div>
    );
  });
}

const MEMBER_COLUMNS: readonly DocumentColumn[] = [
  { head: "Id", width: 8 },
  { head: "Name and job", width: 29 },
  { head: "Designation", width: 15 },
  { head: "Mobile", width: 17 },
  { head: "Email", width: 31 },
];

interface TeamMembersProps {
  readonly teams: readonly PlanTeam[];
  readonly teamTypeName: string;
}

/** One team's members, as its own section shows them. */
export function TeamMembersTable({ teams, teamTypeName }: TeamMembersProps) {
  const rows = fitRows(primariesFirst(contactsOf(teams, teamTypeName)), TEAM_ROWS);
  return (
    <DocumentTable
      caption={`Members of the ${teamTitle(teamTypeName)}`}
      columns={MEMBER_COLUMNS}
      rows={rows.shown.map((one) => [
        one.idLabel,
        one.jobTitle === "" ? one.name : `${one.name}, ${one.jobTitle}`,
        one.designation,
        one.mobile,
        one.email,
      ])}
      blankRows={rows.blanks}
      note={leftOutNote(rows.leftOut)}
    />
  );
}

function contactsOf(teams: readonly PlanTeam[], teamTypeName: string): PlanTeamContact[] {
  return teams
    .filter((team) => team.teamTypeName === teamTypeName)
    .flatMap((team) => [...team.contacts]);
}

/** Those who are phoned first stand first; the order is kept otherwise. */
function primariesFirst(contacts: readonly PlanTeamContact[]): PlanTeamContact[] {
  return [
    ...contacts.filter((one) => one.designation === "Primary"),
    ...contacts.filter((one) => one.designation !== "Primary"),
  ];
}

function leftOutNote(leftOut: number): string | undefined {
  if (leftOut === 0) return undefined;
  return leftOut === 1
    ? "1 more member is recorded in the application."
    : `${leftOut} more members are recorded in the application.`;
}
