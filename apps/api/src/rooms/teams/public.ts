export { createTeams, insertTeamContacts, listTeams } from "./teams-store";
