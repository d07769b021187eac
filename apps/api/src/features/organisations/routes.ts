import { createOrganisation } from "./create-organisation";
import { listOrganisations } from "./list-organisations";
import {
  createAlternativeSite,
  deleteAlternativeSite,
  listAlternativeSites,
  updateAlternativeSite,
} from "./locations/manage-alternative-sites";
import {
  createBranch,
  deleteBranch,
  listBranches,
  updateBranch,
} from "./locations/manage-branches";
import {
  acceptOrganisationInvitation,
  readOrganisationInvitation,
  resetPassword,
} from "./members/accept-invitation";
import { changeInvitationAddress, inviteMember, resendInvitation } from "./members/invite-member";
import { listInvitees, listMembers, listRoles } from "./members/list-members";
import { changeMemberRole, revokeMember } from "./members/manage-members";
import { withdrawInvitation } from "./members/withdraw-invitation";
import { removeLogo } from "./logo/remove-logo";
import { readOrganisation } from "./read-organisation";
import { setDefaultOrganisation } from "./set-default-organisation";
import { setLogo } from "./logo/set-logo";
import { readBrokerSharing, setBrokerSharing } from "./share-with-broker";
import { updateOrganisation } from "./update-organisation";

export const organisationsRoutes = [
  listOrganisations,
  createOrganisation,
  readOrganisation,
  updateOrganisation,
  setDefaultOrganisation,
  setLogo,
  removeLogo,
  readBrokerSharing,
  setBrokerSharing,
  listBranches,
  createBranch,
  updateBranch,
  deleteBranch,
  listAlternativeSites,
  createAlternativeSite,
  updateAlternativeSite,
  deleteAlternativeSite,
  listRoles,
  listMembers,
  listInvitees,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
  changeInvitationAddress,
  changeMemberRole,
  revokeMember,
  readOrganisationInvitation,
  acceptOrganisationInvitation,
  resetPassword,
];
