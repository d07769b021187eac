import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  listAlternativeSites,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";

/** Refreshes everything that shows a business location's name: contacts, plans and the organisation. */
export function useRefreshBranches(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listBranches, listOrganisations, listContacts, listPlans);
}

/** Refreshes everything that shows a recovery site's name or address, such as recovery strategies. */
export function useRefreshSites(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listAlternativeSites, listRecoveryStrategies, listPlans);
}
