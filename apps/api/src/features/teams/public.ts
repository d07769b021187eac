export { contactsInTeams, listTeams, listTeamsOfContact, membersOfTeams } from "./teams-store";
export { teamContribution } from "./plan-contribution-store";
