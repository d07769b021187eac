export { deleteAbandonedBefore, markAbandoned } from "./abandoned-organisations-store";
export { createOrganisationWithOwner } from "./create-organisation";
export { addMember } from "./members/members-store";
export {
  lockOrganisationsOf,
  membershipsGivenBy,
  membershipsOf,
  solelyOwnedBy,
} from "./members/personal-data-store";
export {
  lockActiveOrganisation,
  lockForWrite,
  mayManageMembers,
  organisationAccess,
  organisationFor,
} from "./organisation-access-store";
export { readOrganisation } from "./organisations-store";
export { alternativeSites, branches } from "./organisations-table";
export { listBranches, listSites, organisationOfBranch } from "./places-store";
