import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { useRefresh } from "../../../platform/api/use-endpoint";

/** The reads of other screens that show contacts. */
export const READS_WITH_CONTACTS = [listPlans, listRisks, listTeams] as const;

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
  const refreshOthers = () => refresh(...READS_WITH_CONTACTS);
  return {
    created: rows.put,
    changed: async (contact) => {
      rows.put(contact);
      await refreshOthers();
    },
  };
}
