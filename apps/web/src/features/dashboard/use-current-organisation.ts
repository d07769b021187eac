import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useWorkspace } from "./workspace-context";
import type { Current } from "./workspace-context";

/** The organisation being worked on, all others of the person, and how to change over. */
export const useCurrentOrganisation = (): Current<Organisation> => useWorkspace().organisation;

/** The organisation being worked on. For screens that show only with one, see RequireOrganisation. */
export function useOrganisation(): Organisation {
  const { current } = useCurrentOrganisation();
  if (!current) throw new Error("useOrganisation needs an organisation: see RequireOrganisation");
  return current;
}
