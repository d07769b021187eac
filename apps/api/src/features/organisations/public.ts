export { deleteAbandonedBefore, markAbandoned } from "./abandoned-organisations-store";
export { createOrganisationWithOwner } from "./create-organisation";
export {
  lockOrganisationsOf,
  membershipsGivenBy,
  membershipsOf,
  solelyOwnedBy,
} from "./members/personal-data-store";
export { lockForWrite, organisationAccess, organisationFor } from "./organisation-access-store";
export { organisationWithId, readOrganisation } from "./organisations-store";
export {
  branchExists,
  branchOf,
  branchWithId,
  listBranches,
  listSites,
  lockBranches,
  lockSites,
  organisationOfBranch,
  siteOf,
} from "./places-store";
export { placeSearch } from "./search-part-store";
