import type { LimitedList } from "../../src/platform/limits/row-limits";

/** The list in `row-limits.ts` that each create or import endpoint adds to. */
export const ADDS_TO: Readonly<Record<string, LimitedList>> = {
  createOrganisation: "organisations",
  createBranch: "branches",
  createAlternativeSite: "alternativeSites",
  createDepartments: "departments",
  inviteMember: "members",
  createContact: "contacts",
  importContacts: "contacts",
  restoreContacts: "contacts",
  createCustomer: "customers",
  importCustomers: "customers",
  restoreCustomers: "customers",
  createSupplier: "suppliers",
  importSuppliers: "suppliers",
  restoreSuppliers: "suppliers",
  createStrategicThirdParty: "thirdParties",
  importStrategicThirdParties: "thirdParties",
  restoreStrategicThirdParties: "thirdParties",
  createStrategicCriticalArea: "strategicAreas",
  restoreStrategicCriticalAreas: "strategicAreas",
  importStrategicCriticalAreas: "strategicAreas",
  createPlan: "plans",
  clonePlan: "plans",
  createRisk: "risks",
  acceptRiskReport: "riskReports",
  createPolicy: "policies",
  createAssets: "assets",
  importAssets: "assets",
  addTeamContacts: "teamContacts",
  uploadDocument: "documents",
};

const CHANGES = "changes or deletes existing rows";
const DELETED = "stores what it deletes for the minutes in which it can be restored";
const ONE_PER_PERSON = "one row for each person, replaced by the next";
const ONE_PER_UNIT = "one row for each business unit of a plan; business units have a limit";
const ATTEMPTS = "the number of attempts is limited";

/** Why each other POST and PUT cannot grow a list without bound. */
export const GROWS_NOTHING: Readonly<Record<string, string>> = {
  // Plans and their content
  renewPlan: "each call uses up a subscription key or a promo code",
  setMtpd: CHANGES,
  updateRisk: CHANGES,
  deleteRisks: CHANGES,
  createStrategicBia: "one row for each strategic area of a plan; strategic areas have a limit",
  createTacticalBias: ONE_PER_UNIT,
  updateTacticalBias: CHANGES,
  updateAssets: CHANGES,
  deleteAssets: CHANGES,
  createRecoveryStrategies: ONE_PER_UNIT,
  updateRecoveryStrategies: CHANGES,
  exportPdf: "stores nothing",
  setLocationPosition: "one pin for each location, replaced by the next",
  recordPlanDownload: "one date for each plan, replaced by the next",
  savePlanPolicy: "replaces the contacts of one plan, at most 24",
  // Organisations
  deleteContacts: DELETED,
  deleteCustomers: DELETED,
  deleteSuppliers: DELETED,
  deleteStrategicThirdParties: DELETED,
  deleteStrategicCriticalAreas: DELETED,
  setLogo: "one file for each organisation, replaced by the next",
  signPolicy: CHANGES,
  removeDepartments: CHANGES,
  resendInvitation: CHANGES,
  withdrawInvitation: CHANGES,
  changeMemberRole: CHANGES,
  revokeMember: CHANGES,
  acceptOrganisationInvitation: "turns an invitation into a membership; both count as members",
  acceptBrokerageInvitation: "turns an invitation of the operator into a broker",
  // Accounts
  register: ATTEMPTS,
  confirmEmail: CHANGES,
  resendConfirmation: ATTEMPTS,
  confirmEmailUpdate: CHANGES,
  requestPasswordReset: ATTEMPTS,
  changePassword: CHANGES,
  requestSignInCode: ONE_PER_PERSON,
  sendMobileCode: ONE_PER_PERSON,
  verifyMobileCode: CHANGES,
  setAvatar: ONE_PER_PERSON,
  startAuthenticator: ONE_PER_PERSON,
  confirmAuthenticator: CHANGES,
  verifySignInCode: "each session needs a code that was sent",
  signInUserManagement: "each session needs a link that was not used before",
  signInMachine: "requests per address are limited",
  signOut: CHANGES,
  signOutEverywhere: CHANGES,
  // The public site
  countPageView: "one row for each page and day; the number of requests is limited",
};
