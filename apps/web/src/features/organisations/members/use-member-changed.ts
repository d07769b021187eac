import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listMembers } from "@holdfast/contract/organisations/member-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useNavigate } from "react-router";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useCurrentUser } from "../../accounts/public";

/**
 * After a user was changed: the list is asked again. Whoever changed themselves may no longer belong on this
 * page, so they are led to the overview first, and what they may do is asked anew.
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
