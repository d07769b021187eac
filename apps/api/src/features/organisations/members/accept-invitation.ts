import {
  acceptOrganisationInvitation as acceptEndpoint,
  readOrganisationInvitation as readEndpoint,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { resetPassword as passwordEndpoint } from "@holdfast/contract/accounts/password-endpoints";
import { lockOrganisation } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import type { Services } from "../../../platform/services";
import {
  acceptInvitation,
  type Joining,
  readInvitation,
  setNewPassword,
} from "../../accounts/public";
import { mayManageMembers, requireActiveOrganisation } from "../organisation-access-store";
import { addMember } from "./members-store";

const organisationJoining = (services: Services, organisationId: string): Joining => {
  const target = { organisationId };
  return {
    target,
    lock: (tx) => lockOrganisation(tx, target, "no key update"),
    nameOfOpenTarget: (db) => requireActiveOrganisation(db, target),
    mayInvite: (db, userId) => mayManageMembers(db, { ...target, userId }),
    async join(tx, userId, { role, addedByUserId }) {
      if (!role) throw new Error("An invitation to an organisation has a role.");
      const createdAt = services.clock.now();
      return addMember(tx, { ...target, userId, role, addedByUserId, createdAt });
    },
  };
};

export const readOrganisationInvitation = route(readEndpoint, ({ body, params }, services) =>
  readInvitation(services, body, organisationJoining(services, params.orgId)),
);

export const acceptOrganisationInvitation = route(
  acceptEndpoint,
  ({ body, params, origin }, services) =>
    acceptInvitation(services, body, origin, organisationJoining(services, params.orgId)),
);

/** Also the last step of an invitation, which makes the person a member. */
export const resetPassword = route(passwordEndpoint, ({ body, origin }, services) =>
  setNewPassword(services, { body, origin }, (organisationId) =>
    organisationJoining(services, organisationId),
  ),
);
