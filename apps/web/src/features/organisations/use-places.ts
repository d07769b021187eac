import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  listAlternativeSites,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";

/** After a change to a business location: contacts, plans and the organisation carry its name along. */
export function useRefreshBranches(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listBranches, listOrganisations, listContacts, listPlans);
}

/** After a change to a recovery site: strategies that chose it show its name and address. */
export function useRefreshSites(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listAlternativeSites, listRecoveryStrategies, listPlans);
}
