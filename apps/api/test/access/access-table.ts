import { INVITATIONS, MEMBERS, SIGN_IN } from "./member-rows";
import { OWN_ACCOUNT } from "./own-account-rows";
import { IMPACT_ANALYSIS, PLANS } from "./plan-rows";
import { pathParams, pathParamsWith, type AccessCase, accessCase, accessCases } from "./table-row";

const NAMED = { name: "Access", address: "1 Access Street" };
const PARTY = { name: "Access", email: "access@access.example" };
const BUSINESS = {
  name: "Access",
  legalName: "Access",
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
};

const ACCOUNTS: Readonly<Record<string, AccessCase>> = {
  ...accessCases("anyone", [
    "register",
    "confirmEmail",
    "resendConfirmation",
    "requestSignInCode",
    "verifySignInCode",
    "countPageView",
  ]),
  ...accessCases("signedIn", ["signOut", "readUser", "readBroker"]),
};

const LOOKUPS: Readonly<Record<string, AccessCase>> = {
  ...accessCases("signedIn", [
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
  readIndustry: accessCase("signedIn", async () => ({ params: { aliasOrCode: "4511" } })),
  readHazardIndex: accessCase("signedIn", async () => ({ params: { code: "4511" } })),
  listSignificantExposures: accessCase("signedIn", async () => ({ params: { code: "4511" } })),
};

const ORGANISATIONS: Readonly<Record<string, AccessCase>> = {
  listOrganisations: accessCase("signedIn"),
  createOrganisation: accessCase("signedIn", async () => ({
    body: { ...BUSINESS, address: "1 Street" },
  })),
  readOrganisation: accessCase("readOrganisation"),
  updateOrganisation: accessCase("changeOrganisation", async () => ({
    body: { legalName: "Access" },
  })),
  setDefaultOrganisation: accessCase("readOrganisation"),
  listBranches: accessCase("readOrganisation"),
  createBranch: accessCase("changeOrganisation", async () => ({ body: NAMED })),
  updateBranch: accessCase("changeOrganisation", pathParamsWith(NAMED, "branchId")),
  deleteBranch: accessCase("changeOrganisation", pathParams("branchId")),
  listAlternativeSites: accessCase("readOrganisation"),
  createAlternativeSite: accessCase("changeOrganisation", async () => ({ body: NAMED })),
  updateAlternativeSite: accessCase(
    "changeOrganisation",
    pathParamsWith(NAMED, "alternativeSiteId"),
  ),
  deleteAlternativeSite: accessCase("changeOrganisation", pathParams("alternativeSiteId")),
  listDepartments: accessCase("readOrganisation", async (fixtureId) => ({
    params: { branchId: await fixtureId("headOfficeId") },
  })),
  createDepartments: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { branchId: await fixtureId("headOfficeId") },
    body: { names: ["Access"] },
  })),
  updateDepartment: accessCase("changeOrganisation", async (fixtureId) => ({
    params: {
      branchId: await fixtureId("headOfficeId"),
      departmentId: await fixtureId("departmentId"),
    },
    body: { name: "Access" },
  })),
  removeDepartments: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { branchId: await fixtureId("headOfficeId") },
    body: { departmentIds: [await fixtureId("departmentId")] },
  })),
};

const DIRECTORY: Readonly<Record<string, AccessCase>> = {
  listContacts: accessCase("readOrganisation"),
  createContact: accessCase("changeOrganisation", async (fixtureId) => ({
    body: {
      firstName: "Access",
      lastName: "Person",
      contactTypeId: 1,
      workTypeId: 1,
      branchId: await fixtureId("branchId"),
    },
  })),
  updateContact: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { contactId: await fixtureId("contactId") },
    body: { jobTitle: "Access", branchId: await fixtureId("branchId") },
  })),
  deleteContact: accessCase("changeOrganisation", pathParams("contactId")),
  listContactUses: accessCase("readOrganisation", pathParams("contactId")),
  listCustomers: accessCase("readOrganisation"),
  createCustomer: accessCase("changeOrganisation", async () => ({ body: PARTY })),
  updateCustomer: accessCase("changeOrganisation", pathParamsWith(PARTY, "customerId")),
  deleteCustomer: accessCase("changeOrganisation", pathParams("customerId")),
  listSuppliers: accessCase("readOrganisation"),
  createSupplier: accessCase("changeOrganisation", async () => ({ body: PARTY })),
  updateSupplier: accessCase("changeOrganisation", pathParamsWith(PARTY, "supplierId")),
  deleteSupplier: accessCase("changeOrganisation", pathParams("supplierId")),
  listStrategicThirdParties: accessCase("readOrganisation"),
  createStrategicThirdParty: accessCase("changeOrganisation", async () => ({
    body: { ...PARTY, strategicThirdPartyCategoryId: 1, contactPerson: "Access" },
  })),
  updateStrategicThirdParty: accessCase(
    "changeOrganisation",
    pathParamsWith(PARTY, "strategicThirdPartyId"),
  ),
  deleteStrategicThirdParty: accessCase("changeOrganisation", pathParams("strategicThirdPartyId")),
  listStrategicCriticalAreas: accessCase("readOrganisation"),
  createStrategicCriticalArea: accessCase("changeOrganisation", async () => ({
    body: { name: "Access", strategicCriticalAreaCategoryId: 1 },
  })),
  updateStrategicCriticalArea: accessCase(
    "changeOrganisation",
    pathParamsWith({ name: "Access" }, "strategicCriticalAreaId"),
  ),
  deleteStrategicCriticalArea: accessCase(
    "changeOrganisation",
    pathParams("strategicCriticalAreaId"),
  ),
};

/** Every endpoint of the app by its name: who may call it, and a request that succeeds. */
export const ACCESS_TABLE: Readonly<Record<string, AccessCase>> = {
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
