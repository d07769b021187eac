export { createTeams } from "./teams-store";
