import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";

/** The reads of other screens that show contacts; a list of contacts loads without them. */
const elsewhere = async () => {
  const [{ listRisks }, { listTeams }] = await Promise.all([
    import("@holdfast/contract/risks/register/risk-endpoints"),
    import("@holdfast/contract/teams/team-endpoints"),
  ]);
  return [listRisks, listTeams];
};

/**
 * After a change to a contact: teams and risks carry the name along, and a plan's progress counts who is in
 * its teams.
 */
export function useRefreshContacts(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    // What cannot be fetched now was not read before either, so there is nothing to refresh.
    const others = await elsewhere().catch(() => []);
    await refresh(listContacts, listPlans, ...others);
  };
}
