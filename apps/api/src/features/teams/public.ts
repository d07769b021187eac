export { contactsInTeams, listTeams, listTeamsOfContact, membersOfTeams } from "./teams-store";
export { teamPart } from "./plan-part-store";
