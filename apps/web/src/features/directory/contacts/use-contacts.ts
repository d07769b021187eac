import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { useRefresh } from "../../../platform/api/use-endpoint";

/** Endpoints of other screens that show contacts; loaded on demand, as the contact list does not need them. */
export const readsWithContacts = async () => {
  const [{ listRisks }, { listTeams }] = await Promise.all([
    import("@holdfast/contract/risks/register/risk-endpoints"),
    import("@holdfast/contract/teams/team-endpoints"),
  ]);
  return [listPlans, listRisks, listTeams];
};

type ContactChanges = {
  /** Nothing else shows a contact that is new. */
  readonly created: (contact: Contact) => void;
  /** Refetches what shows the contact's name. */
  readonly changed: (contact: Contact) => Promise<void>;
};

/** Changes the cached list of contacts, by last and first name, and refetches what else a change affects. */
export function useContactChanges(orgId: string): ContactChanges {
  const refresh = useRefresh();
  const rows = useCachedRows(
    listContacts,
    { params: { orgId } },
    {
      id: ({ contactId }) => contactId,
      sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    },
  );
  const refreshOthers = async () => {
    // If these cannot be loaded now, they were not fetched before either, so there is nothing to refresh.
    await refresh(...(await readsWithContacts().catch(() => [listPlans])));
  };
  return {
    created: rows.put,
    changed: async (contact) => {
      rows.put(contact);
      await refreshOthers();
    },
  };
}
