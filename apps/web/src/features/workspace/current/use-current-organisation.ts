import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useWorkspace } from "./workspace-context";
import type { Current } from "./workspace-context";

/** Returns the current organisation, the user's other organisations, and how to switch. */
export const useCurrentOrganisation = (): Current<Organisation> => useWorkspace().organisation;

/** Returns the current organisation. For screens that need one, see RequireOrganisation. */
export function useOrganisation(): Organisation {
  const { current } = useCurrentOrganisation();
  if (!current) throw new Error("No organisation is open");
  return current;
}
