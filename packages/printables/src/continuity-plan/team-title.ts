/** The teams of every plan in the order of their sections; `teamTypeName` is the recorded name. */
export const RECOVERY_TEAMS = [
  { teamTypeName: "Emergency Response Team", sections: "Sections B, C, D and E", colour: "red" },
  { teamTypeName: "Crisis Management Team", sections: "Section F", colour: "blue" },
  { teamTypeName: "Information Technology Team", sections: "Section G", colour: "green" },
] as const;

/** Returns a team's printed name: the Information Technology Team is shown as 'IT Recovery Team'. */
export function teamTitle(teamTypeName: string): string {
  return teamTypeName === "Information Technology Team" ? "IT Recovery Team" : teamTypeName;
}
