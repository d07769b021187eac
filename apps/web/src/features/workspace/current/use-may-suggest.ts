import { can } from "../../../platform/session/can";
import { useCurrentOrganisation } from "./use-current-organisation";
import { useCurrentPlan } from "./use-current-plan";

/**
 * Whether suggestions may be offered: what they add would be refused in an expired plan, in an archived organisation
 * and from a viewer. True without a plan, for the organisation's own lists.
 */
export function useMaySuggest(): boolean {
  const organisation = useCurrentOrganisation();
  const { status, current: plan } = useCurrentPlan();
  if (!can(organisation.current, "change") || status === "loading") return false;
  return plan === null || (can(plan, "change") && plan.expiryStatus !== "expired");
}
