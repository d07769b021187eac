import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  addTeamContacts,
  listTeams,
  removeTeamContact,
  updateTeamContact,
} from "@holdfast/contract/teams/team-endpoints";
import { useCachedRows } from "../../platform/api/use-cached-rows";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";

const PROGRESS = [listPlans];
const TEAMS = [listTeams, listPlans];

/** The cached list of the plan's teams. */
export const useTeamRows = (planId: string) =>
  useCachedRows(listTeams, { params: { planId } }, { id: ({ teamId }) => teamId });

export const useAddTeamContacts = () => useChange(addTeamContacts, PROGRESS, TEAMS);
export const useUpdateTeamContact = () => useChange(updateTeamContact, PROGRESS, TEAMS);
export const useRemoveTeamContact = () => useDeletion(removeTeamContact, PROGRESS);
