import { INVITATIONS, MEMBERS, SIGN_IN } from "./member-rows";
import { OWN_ACCOUNT } from "./own-account-rows";
import { IMPACT_ANALYSIS, PLANS } from "./plan-rows";
import { at, atWith, type Row, row, rows } from "./table-row";

const NAMED = { name: "Access", address: "1 Access Street" };
const PARTY = { name: "Access", email: "access@access.example" };
const BUSINESS = {
  name: "Access",
  legalName: "Access",
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
};

const ACCOUNTS: Readonly<Record<string, Row>> = {
  ...rows("anyone", [
    "register",
    "confirmEmail",
    "resendConfirmation",
    "requestSignInCode",
    "verifySignInCode",
    "countPageView",
  ]),
  ...rows("signedIn", ["signOut", "readUser", "readBroker"]),
};

const LOOKUPS: Readonly<Record<string, Row>> = {
  ...rows("signedIn", [
    "listContactTypes",
    "listWorkTypes",
    "listStrategicThirdPartyCategories",
    "listStrategicCriticalAreaCategories",
    "listRiskPresets",
    "listRiskCategories",
    "listLikelihoodPresets",
    "listMitigationStrategies",
    "listMitigationStatuses",
    "listRiskReportIndemnityPresets",
    "listRiskReportReviewPresets",
    "listMtpdOptions",
    "listDisruptionRiskScales",
    "listDisruptionRiskScaleCategories",
    "listAssetTypes",
    "listRecoveryStrategyTypes",
    "listTerms",
    "listCmtCompositionPresets",
    "listCurrencies",
    "searchIndustries",
    "readStoreAddress",
  ]),
  readIndustry: row("signedIn", async () => ({ params: { aliasOrCode: "4511" } })),
  readHazardIndex: row("signedIn", async () => ({ params: { code: "4511" } })),
  listSignificantExposures: row("signedIn", async () => ({ params: { code: "4511" } })),
};

const ORGANISATIONS: Readonly<Record<string, Row>> = {
  listOrganisations: row("signedIn"),
  createOrganisation: row("signedIn", async () => ({ body: { ...BUSINESS, address: "1 Street" } })),
  readOrganisation: row("readOrganisation"),
  updateOrganisation: row("changeOrganisation", async () => ({ body: { legalName: "Access" } })),
  setDefaultOrganisation: row("readOrganisation"),
  listBranches: row("readOrganisation"),
  createBranch: row("changeOrganisation", async () => ({ body: NAMED })),
  updateBranch: row("changeOrganisation", atWith(NAMED, "branchId")),
  deleteBranch: row("changeOrganisation", at("branchId")),
  listAlternativeSites: row("readOrganisation"),
  createAlternativeSite: row("changeOrganisation", async () => ({ body: NAMED })),
  updateAlternativeSite: row("changeOrganisation", atWith(NAMED, "alternativeSiteId")),
  deleteAlternativeSite: row("changeOrganisation", at("alternativeSiteId")),
  listDepartments: row("readOrganisation", async (take) => ({
    params: { branchId: await take("headOfficeId") },
  })),
  createDepartments: row("changeOrganisation", async (take) => ({
    params: { branchId: await take("headOfficeId") },
    body: { names: ["Access"] },
  })),
  updateDepartment: row("changeOrganisation", async (take) => ({
    params: { branchId: await take("headOfficeId"), departmentId: await take("departmentId") },
    body: { name: "Access" },
  })),
  removeDepartments: row("changeOrganisation", async (take) => ({
    params: { branchId: await take("headOfficeId") },
    body: { departmentIds: [await take("departmentId")] },
  })),
};

const DIRECTORY: Readonly<Record<string, Row>> = {
  listContacts: row("readOrganisation"),
  createContact: row("changeOrganisation", async (take) => ({
    body: {
      firstName: "Access",
      lastName: "Person",
      contactTypeId: 1,
      workTypeId: 1,
      branchId: await take("branchId"),
    },
  })),
  updateContact: row("changeOrganisation", async (take) => ({
    params: { contactId: await take("contactId") },
    body: { jobTitle: "Access", branchId: await take("branchId") },
  })),
  deleteContact: row("changeOrganisation", at("contactId")),
  listContactUses: row("readOrganisation", at("contactId")),
  listCustomers: row("readOrganisation"),
  createCustomer: row("changeOrganisation", async () => ({ body: PARTY })),
  updateCustomer: row("changeOrganisation", atWith(PARTY, "customerId")),
  deleteCustomer: row("changeOrganisation", at("customerId")),
  listSuppliers: row("readOrganisation"),
  createSupplier: row("changeOrganisation", async () => ({ body: PARTY })),
  updateSupplier: row("changeOrganisation", atWith(PARTY, "supplierId")),
  deleteSupplier: row("changeOrganisation", at("supplierId")),
  listStrategicThirdParties: row("readOrganisation"),
  createStrategicThirdParty: row("changeOrganisation", async () => ({
    body: { ...PARTY, strategicThirdPartyCategoryId: 1, contactPerson: "Access" },
  })),
  updateStrategicThirdParty: row("changeOrganisation", atWith(PARTY, "strategicThirdPartyId")),
  deleteStrategicThirdParty: row("changeOrganisation", at("strategicThirdPartyId")),
  listStrategicCriticalAreas: row("readOrganisation"),
  createStrategicCriticalArea: row("changeOrganisation", async () => ({
    body: { name: "Access", strategicCriticalAreaCategoryId: 1 },
  })),
  updateStrategicCriticalArea: row(
    "changeOrganisation",
    atWith({ name: "Access" }, "strategicCriticalAreaId"),
  ),
  deleteStrategicCriticalArea: row("changeOrganisation", at("strategicCriticalAreaId")),
};

/** Every endpoint of the house by its name: who may, and a call that succeeds. */
export const ACCESS_TABLE: Readonly<Record<string, Row>> = {
  ...ACCOUNTS,
  ...OWN_ACCOUNT,
  ...LOOKUPS,
  ...ORGANISATIONS,
  ...MEMBERS,
  ...INVITATIONS,
  ...SIGN_IN,
  ...DIRECTORY,
  ...PLANS,
  ...IMPACT_ANALYSIS,
};
