export { listTeams, listTeamsOfContact, teamMembersAs } from "./teams-store";
export { teamContribution } from "./plan-contribution-store";
