import { acceptOrganisationInvitation as endpoint } from "@holdfast/contract/accounts/invitation-endpoints";
import { lockOrganisation } from "../../../platform/database/row-locks-store";
import { route } from "../../../platform/http/route";
import { acceptInvitation } from "../../accounts/public";
import { lockActiveOrganisation, mayManageMembers } from "../organisation-access-store";
import { addMember } from "./members-store";

export const acceptOrganisationInvitation = route(
  endpoint,
  ({ body, params, origin }, services) => {
    const target = { organisationId: params.orgId };
    return acceptInvitation(services, body, origin, {
      target,
      lock: (tx) => lockOrganisation(tx, target, "no key update"),
      checkOpen: (tx) => lockActiveOrganisation(tx, target),
      mayInvite: (tx, userId) => mayManageMembers(tx, { ...target, userId }),
      async join(tx, userId, { role, addedByUserId }) {
        if (!role) throw new Error("An invitation to an organisation has a role.");
        const createdAt = services.clock.now();
        return addMember(tx, { ...target, userId, role, addedByUserId, createdAt });
      },
    });
  },
);
