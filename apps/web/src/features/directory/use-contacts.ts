import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";

/** Endpoints of other screens that show contacts; loaded on demand, as the contact list does not need them. */
const elsewhere = async () => {
  const [{ listRisks }, { listTeams }] = await Promise.all([
    import("@holdfast/contract/risks/register/risk-endpoints"),
    import("@holdfast/contract/teams/team-endpoints"),
  ]);
  return [listRisks, listTeams];
};

/** Refreshes everything that shows a contact's name or counts it: contacts, teams, risks and plan progress. */
export function useRefreshContacts(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    // If these cannot be loaded now, they were not fetched before either, so there is nothing to refresh.
    const others = await elsewhere().catch(() => []);
    await refresh(listContacts, listPlans, ...others);
  };
}
