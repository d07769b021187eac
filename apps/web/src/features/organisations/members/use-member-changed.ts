import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listMembers } from "@holdfast/contract/organisations/member-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useNavigate } from "react-router";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useCurrentUser } from "../../accounts/public";

/**
 * Refetches the list after a user was changed. If it was the current user, who may have lost access to this page,
 * opens the overview first and refetches their permissions.
 */
export function useMemberChanged(): (userId: string) => Promise<void> {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const ownId = useCurrentUser()?.id;
  return async (userId) => {
    if (userId === ownId) {
      await navigate("/organization");
      await refresh(listOrganisations, listPlans, readUser);
    }
    await refresh(listMembers);
  };
}
