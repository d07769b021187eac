export { contactsInTeams, listTeams, listTeamsOfContact } from "./teams-store";
export { teamPart } from "./plan-part-store";
