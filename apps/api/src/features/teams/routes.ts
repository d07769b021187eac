import {
  addTeamContacts,
  listTeams,
  removeTeamContact,
  updateTeamContact,
} from "./manage-team-contacts";

export const teamsRoutes = [listTeams, addTeamContacts, updateTeamContact, removeTeamContact];
