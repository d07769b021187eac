import type { IdName, World } from "../testing/access-world";

/** What a caller is answered: let through, or refused with that status. */
export type Expected = "ok" | 400 | 401 | 402 | 403 | 404;

/** Owner, editor, viewer, managing broker, stranger, other broker, revoked member, nobody. */
type Line = readonly [
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
];

/** The table of decision 003. A row of another tenant is 404, and so is one's own once revoked. */
export const WHO_MAY = {
  //                       owner editor viewer broker stranger otherBroker revoked nobody
  anyone: /*            */ ["ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok"],
  signedIn: /*          */ ["ok", "ok", "ok", "ok", "ok", "ok", "ok", 401],
  readOrganisation: /*  */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  changeOrganisation: /**/ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  archive: /*           */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  // The organisation is found through the body, so what is foreign is a wrong field.
  createPlan: /*        */ ["ok", "ok", 403, "ok", 400, 400, 400, 401],
  readPlan: /*          */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  readTeams: /*         */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  changePlan: /*        */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  renewPlan: /*         */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  deletePlan: /*        */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
} satisfies Readonly<Record<string, Line>>;
export type WhoMay = keyof typeof WHO_MAY;

/** The same once the plan has expired: readable (teams excepted), renewable, not writable. */
export const WHO_MAY_WHEN_EXPIRED = {
  readPlan: /*          */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  readTeams: /*         */ [402, 402, 402, 402, 404, 404, 404, 401],
  changePlan: /*        */ [402, 402, 403, 402, 404, 404, 404, 401],
  renewPlan: /*         */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  deletePlan: /*        */ [402, 403, 403, 402, 404, 404, 404, 401],
} satisfies Partial<Readonly<Record<WhoMay, Line>>>;

export type Take = (name: IdName) => Promise<string>;

/** A call's input beside `orgId` and `planId`, which are the world's. */
export type RowInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type Row = {
  readonly who: WhoMay;
  /** A call that succeeds; every id in it is taken by its name. */
  readonly input?: (take: Take, world: Pick<World, "mark">) => Promise<RowInput>;
  /** The call takes a subscription key that nobody has used. */
  readonly needsKey?: true;
};

const row = (who: WhoMay, input?: Row["input"]): Row => ({ who, ...(input ? { input } : {}) });
const rows = (who: WhoMay, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row(who)]));
/** For a path whose other parameters are ids of their own name. */
const at = (...names: IdName[]) => atWith({}, ...names);
const atWith =
  (body: unknown, ...names: IdName[]) =>
  async (take: Take): Promise<RowInput> => {
    const params: Record<string, string> = {};
    for (const name of names) params[name] = await take(name);
    return { params, ...(Object.keys(body as object).length > 0 ? { body } : {}) };
  };

const NAMED = { name: "Access", address: "1 Access Street" };
const PARTY = { name: "Access", email: "access@access.example" };
const RISK = {
  riskCategoryId: 2,
  name: "Access risk",
  likelihoodPresetId: 2,
  cost: 200,
  mitigationStrategyIds: [6],
  mitigationProcess: "By the table.",
};
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
    "askForCode",
    "tradeCodeForToken",
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
  ]),
  readIndustry: row("signedIn", async () => ({ params: { aliasOrCode: "4511" } })),
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

const PLANS: Readonly<Record<string, Row>> = {
  listPlans: row("signedIn", async (take) => ({ query: { organisationId: await take("orgId") } })),
  createPlan: {
    who: "createPlan",
    needsKey: true,
    input: async (take) => ({
      body: {
        name: "Access",
        branchId: await take("branchId"),
        currency: "AUD",
        contacts: [await take("contactId")],
      },
    }),
  },
  updatePlan: row("changePlan", async (take) => ({
    body: { branchId: await take("branchId"), contacts: [await take("contactId")] },
  })),
  deletePlan: row("deletePlan"),
  renewPlan: { who: "renewPlan", needsKey: true, input: async () => ({ body: {} }) },
  listPlanSubscriptions: row("readPlan"),
  readPlanDocument: row("readPlan"),
  exportPdf: row("signedIn", async () => ({ body: { content: "<p>Access</p>", format: "A4" } })),
  listRisks: row("readPlan"),
  createRisk: row("changePlan", async (take) => ({
    body: { ...RISK, accountableContactId: await take("contactId") },
  })),
  updateRisk: row("changePlan", async (take) => ({
    body: {
      ...RISK,
      riskId: await take("riskId"),
      accountableContactId: await take("contactId"),
    },
  })),
  deleteRisks: row("changePlan", async (take) => ({ body: [await take("riskId")] })),
  listTeams: row("readTeams"),
  addTeamContacts: row("changePlan", async (take) => ({
    params: { teamId: await take("teamId") },
    body: [{ contactId: await take("contactId"), designation: "Primary" }],
  })),
  updateTeamContact: row("changePlan", async (take) => ({
    params: { teamId: await take("teamId"), contactId: await take("teamContactId") },
    body: { designation: "Alternatives" },
  })),
  removeTeamContact: row("changePlan", async (take) => ({
    params: { teamId: await take("teamId"), contactId: await take("teamContactId") },
  })),
};

const IMPACT_ANALYSIS: Readonly<Record<string, Row>> = {
  listStrategicBias: row("readPlan"),
  createStrategicBia: row("changePlan", async (take) => ({
    body: { strategicCriticalAreaId: await take("strategicCriticalAreaId"), criticality: 4 },
  })),
  updateStrategicBia: row("changePlan", atWith({ criticality: 4 }, "strategicBiaId")),
  deleteStrategicBia: row("changePlan", at("strategicBiaId")),
  listCriticalPeriods: row("readPlan"),
  setMtpd: row("changePlan", async () => ({ body: { mtpdId: 8 } })),
  listTacticalBias: row("readPlan"),
  createTacticalBias: row("changePlan", async (take) => ({
    body: [{ departmentId: await take("departmentId"), rto: 2, rpo: 2 }],
  })),
  updateTacticalBias: row("changePlan", async (take) => ({
    body: [
      {
        tacticalBiaId: await take("tacticalBiaId"),
        departmentId: await take("departmentId"),
        rto: 2,
        rpo: 2,
      },
    ],
  })),
  listAssets: row("readPlan"),
  createAssets: row("changePlan", async (take) => ({
    body: [
      { departmentId: await take("departmentId"), assetTypeId: 2, name: "Access", quantity: 1 },
    ],
  })),
  updateAssets: row("changePlan", async (take) => ({
    body: [
      {
        assetId: await take("assetId"),
        departmentId: await take("departmentId"),
        assetTypeId: 2,
        name: "Access",
        quantity: 2,
      },
    ],
  })),
  deleteAssets: row("changePlan", async (take) => ({ body: [await take("assetId")] })),
  listRecoveryStrategies: row("readPlan"),
  createRecoveryStrategies: row("changePlan", async (take) => ({
    body: [
      {
        departmentId: await take("departmentId"),
        recoveryStrategyTypeId: 2,
        branchId: await take("branchId"),
      },
    ],
  })),
  updateRecoveryStrategies: row("changePlan", async (take) => ({
    body: [
      {
        recoveryStrategyId: await take("recoveryStrategyId"),
        departmentId: await take("departmentId"),
        recoveryStrategyTypeId: 1,
        alternativeSiteId: await take("alternativeSiteId"),
      },
    ],
  })),
};

/** Every endpoint of the house by its name: who may, and a call that succeeds. */
export const ACCESS_TABLE: Readonly<Record<string, Row>> = {
  ...ACCOUNTS,
  ...LOOKUPS,
  ...ORGANISATIONS,
  ...DIRECTORY,
  ...PLANS,
  ...IMPACT_ANALYSIS,
};
