export { createTeams, listTeams, listTeamsOfContact } from "./teams-store";
