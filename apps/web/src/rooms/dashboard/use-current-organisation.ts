import { useWorkspace } from "./workspace";
import type { Current, WorkspaceOrganisation } from "./workspace";

/** The organisation being worked on, all others of the person, and how to change over. */
export const useCurrentOrganisation = (): Current<WorkspaceOrganisation> =>
  useWorkspace().organisation;

/** The id of the organisation being worked on. For screens inside `RequireOrganisation`. */
export function useOrganisationId(): string {
  const { current } = useCurrentOrganisation();
  if (!current) throw new Error("useOrganisationId needs an organisation: see RequireOrganisation");
  return current.organisationId;
}
