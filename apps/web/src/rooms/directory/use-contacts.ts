import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { useRefresh } from "../../platform/use-endpoint";

/**
 * After a change to a contact: teams and risks carry the name along, and a plan's progress counts who is in
 * its teams.
 */
export function useRefreshContacts(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listContacts, listTeams, listRisks, listPlans);
}
