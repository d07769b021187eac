export { deleteAbandonedBefore, markAbandoned } from "./abandoned-organisations-store";
export {
  checkIndustry,
  createManagedOrganisation,
  createOrganisationWithOwner,
} from "./create-organisation";
export { countryFactsOf } from "./country/country-facts-store";
export { type CountryFacts, countryOfPlace, type CountryServices } from "./country/country-rules";
export { consentChange, lastConsentOf } from "./broker-sharing-store";
export { LOGOS_BY_ACCOUNT } from "./logo/logo-limits";
export { LOGO_SIZE } from "./logo/logo-rules";
export { INVITATIONS_BY_ACCOUNT, INVITATIONS_BY_RECIPIENT } from "./members/invitation-limits";
export {
  lockOrganisationsOf,
  membershipsGivenBy,
  membershipsOf,
  solelyOwnedBy,
} from "./members/personal-data-store";
export { organisationsOnlyByBrokerage, ownersOf } from "./members/members-store";
export { lockForWrite, organisationAccess, organisationFor } from "./organisation-access-store";
export {
  industryOfOrganisation,
  nameOfActiveOrganisation,
  nameOfOrganisation,
} from "./organisation-name-store";
export { organisationsAs, readOrganisation } from "./organisations-store";
export {
  branchesAs,
  branchExists,
  listBranches,
  lockBranches,
  organisationOfBranch,
} from "./locations/branches-store";
export { listSites, lockSites, sitesAs } from "./locations/recovery-sites-store";
export { countryAnswerFor, countryFor } from "./country/organisation-country-store";
export { setPinCountry } from "./country/pin-country-store";
export { placeSearch } from "./search-part-store";
