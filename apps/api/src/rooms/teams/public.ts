export { createTeams, listTeams } from "./teams-store";
