import { expect, it } from "vitest";
import { approvedPlan } from "../../test/approved-plan-sample";
import { leavesOf, NOT_PRINTED } from "../../test/printed-paths";
import { fieldsOf } from "../../test/schema-fields";

/*
 * Every field that a call of a plan or an organisation saves is in the document, or has a reason. `printed-fields.test.tsx`
 * shows that what is in the document is printed, so a new field fails one of the two until it is printed or explained.
 */

/** The path in the document's data, or the reason in words. */
type Fields = Readonly<Record<string, string>>;

const FILES = "a separate file, with its own pages";
const LINK = "an id: the name is printed";
const ONLY_SENT = "accepted with a row, not saved";
/** Until somebody confirms it. */
const MARKED = "printed after the name: proposed, not confirmed";
const IN_REPORT = "printed in the Risk & Insurance Report";

const place = (path: string): Fields => ({
  name: `${path}.name`,
  address: `${path}.address`,
  additionalAddressInformation: `${path}.address`,
  phone: `${path}.phone`,
});

const party = (path: string): Fields => ({
  name: `${path}.name`,
  email: `${path}.email`,
  phone: `${path}.phone`,
  address: `${path}.address`,
  additionalAddressInformation: `${path}.address`,
  website: `${path}.website`,
  contactPerson: `${path}.contactPerson`,
});

/** The fields of each entity by the calls that save them. */
const ENTITIES: readonly (readonly [calls: readonly string[], fields: Fields])[] = [
  [
    ["approvePlan"],
    {
      contentHash: "identifies what was read; not printed",
      approvedOn: "control.versions.approvedOn",
      approverPosition: "control.versions.approverPosition",
      reviewDate: "control.versions.reviewDate",
      note: "control.versions.note",
    },
  ],
  [
    ["saveCopyHolders"],
    {
      "holders.copyNumber": "control.holders.copyNumber",
      "holders.name": "control.holders.name",
      "holders.position": "control.holders.position",
    },
  ],
  [
    ["createOrganisation", "updateOrganisation"],
    {
      name: "business.name",
      legalName: "business.tradingName",
      industryCode: "business.industry",
      industryName: "business.industry",
      registrationNumber: "business.registrationNumber",
      governance: "business.governance",
      address: "plan.location.address",
      country: "plan.location.country",
      additionalAddressInformation: "plan.location.address",
      isArchived: "a state of the account, not of the plan",
      IsArchived: "a state of the account, not of the plan",
    },
  ],
  [
    ["createPlan", "updatePlan"],
    {
      name: "plan.name",
      branchId: "plan.location.name",
      contacts: "plan.owners.name",
      currency: "highRisks.loss",
      key: "proof of payment: the day of expiry is printed",
      contactCheckDays: "when contacts are asked to confirm their details",
      asksStaleContacts: "when contacts are asked to confirm their details",
      asksMonthlyQuestions: "whether the teams get a question a month",
    },
  ],
  [["setMtpd"], { mtpdId: "mtpdName", proposed: MARKED }],
  [
    ["createBranch", "updateBranch"],
    {
      ...place("plan.location"),
      email: "plan.location.email",
      country: "plan.location.country",
    },
  ],
  [
    ["createAlternativeSite", "updateAlternativeSite"],
    {
      ...place("recoverySites"),
      email: "recoverySites.contact",
      country: "decides where the map looks for the address",
    },
  ],
  [["createDepartments"], { names: "supportingUnits.name", proposed: MARKED }],
  [["updateDepartment"], { name: "supportingUnits.name" }],
  [
    ["createContact", "updateContact"],
    {
      firstName: "people.name",
      lastName: "people.name",
      email: "people.email",
      phone: "people.phone",
      mobile: "people.mobile",
      afterHoursPhone: "people.afterHoursPhone",
      jobTitle: "people.jobTitle",
      contactTypeId: "people.work",
      workTypeId: "people.work",
      department: "people.department",
      branchId: "people.location",
    },
  ],
  [
    ["addTeamContacts", "updateTeamContact"],
    {
      contactId: "teams.contacts.name",
      designation: "teams.contacts.designation",
      replacesPrimary: "decides whose designation changes; not saved",
    },
  ],
  [["createSupplier", "updateSupplier"], { ...party("suppliers"), category: "suppliers.category" }],
  [["createCustomer", "updateCustomer"], { ...party("customers"), category: "customers.category" }],
  [
    ["createStrategicThirdParty", "updateStrategicThirdParty"],
    {
      ...party("thirdParties"),
      strategicThirdPartyCategoryId: "thirdParties.category",
      strategicThirdPartyCategoryText: "thirdParties.category",
      comments: "thirdParties.comments",
    },
  ],
  [
    ["createStrategicCriticalArea", "updateStrategicCriticalArea"],
    {
      proposed: MARKED,
      name: "criticalAreas.name",
      description: "criticalAreas.description",
      strategicCriticalAreaCategoryId: "criticalAreas.category",
    },
  ],
  [
    ["createStrategicBia", "updateStrategicBia"],
    {
      proposed: MARKED,
      strategicCriticalAreaId: LINK,
      criticality: "criticalAreas.criticality",
      criticalPeriods: "criticalAreas.criticalPeriods",
      penalty: "criticalAreas.penalty",
      penaltyAttachment: "criticalAreas.penalty",
      notes: "criticalAreas.notes",
      "disruptionRiskScales.disruptionRiskScaleCategoryId": "criticalAreas.impacts.category",
      "disruptionRiskScales.disruptionRiskScaleId": "criticalAreas.impacts.value",
    },
  ],
  [
    ["createTacticalBias", "updateTacticalBias"],
    {
      proposed: MARKED,
      departmentId: LINK,
      tacticalBiaId: LINK,
      name: ONLY_SENT,
      rto: "supportingUnits.rtoDays",
      rpo: "supportingUnits.rpoDays",
    },
  ],
  [
    ["createAssets", "updateAssets"],
    {
      proposed: MARKED,
      assetId: LINK,
      departmentId: "requirements.unit",
      assetTypeId: "requirements.assetType",
      name: "requirements.name",
      quantity: "requirements.quantity",
      comments: "requirements.comments",
    },
  ],
  [
    ["createRecoveryStrategies", "updateRecoveryStrategies"],
    {
      proposed: MARKED,
      recoveryStrategyId: LINK,
      departmentId: "recoveryStrategies.unit",
      name: ONLY_SENT,
      recoveryStrategyTypeId: "recoveryStrategies.location",
      branchId: "recoveryStrategies.location",
      alternativeSiteId: "recoveryStrategies.location",
      address: "recoveryStrategies.location",
      comments: "recoveryStrategies.comments",
    },
  ],
  [
    ["createUnitDependencies"],
    {
      departmentId: "unitDependencies.unit",
      strategicCriticalAreaId: "unitDependencies.name",
      neededDepartmentId: "unitDependencies.name",
      supplierId: "unitDependencies.name",
      systemName: "unitDependencies.name",
    },
  ],
  [
    ["createRisk", "updateRisk"],
    {
      proposed: MARKED,
      riskId: LINK,
      riskPresetId: "highRisks.name",
      riskCategoryId: "highRisks.category",
      name: "highRisks.name",
      description: "highRisks.description",
      likelihoodPresetId: "highRisks.likelihood",
      cost: "highRisks.loss",
      mitigationStrategyIds: "highRisks.strategies",
      includeInsurance: "highRisks.isInsured",
      mitigationProcess: "highRisks.process",
      mitigationStatusId: "highRisks.status",
      accountableContactId: "highRisks.responsible",
      followUpDate: "highRisks.followUpDate",
      comments: "highRisks.comments",
    },
  ],
  [
    ["createInsurancePolicy", "updateInsurancePolicy"],
    {
      kind: "insurancePolicies.kind",
      insurer: "insurancePolicies.insurer",
      policyNumber: "insurancePolicies.policyNumber",
      claimsPhone: "insurancePolicies.claimsPhone",
      sumInsured: "insurancePolicies.sumInsured",
      indemnityMonths: "insurancePolicies.indemnityPeriod",
      comments: "insurancePolicies.comments",
    },
  ],
  [
    ["updateRecoveryDetails"],
    {
      assemblyPoint: "site.assemblyPoint",
      exitRoutes: "site.exitRoutes",
      shutOffs: "site.shutOffs",
      alarmPanel: "site.alarmPanel",
      keyHolders: "site.keyHolders",
      emergencyKit: "site.emergencyKit",
      defibrillator: "site.defibrillator",
      saferPlace: "site.saferPlace",
      highGround: "site.highGround",
      backupScope: "backups.scope",
      backupLocation: "backups.location",
      backupFrequency: "backups.frequency",
      lastRestoreTest: "backups.lastRestoreTest",
      restoredBy: "backups.restoredBy",
      bank: "finances.bank",
      cardProvider: "finances.cardProvider",
      emergencyFunds: "finances.emergencyFunds",
      payrollProvider: "finances.payrollProvider",
      payCutOff: "finances.payCutOff",
      signatories: "finances.signatories",
      payrollFallback: "finances.payrollFallback",
    },
  ],
  [
    ["updateUnitProcedure"],
    {
      leaderContactId: "supportingUnits.leader",
      minimumService: "supportingUnits.minimumService",
      firstSteps: "supportingUnits.firstSteps",
      workaround: "supportingUnits.workaround",
    },
  ],
  [
    ["acceptRiskReport"],
    {
      indemnityPeriodId: IN_REPORT,
      fastTrackRecovery: IN_REPORT,
      riskReportReviewId: IN_REPORT,
    },
  ],
  [
    ["uploadDocument", "updateDocument"],
    {
      url: FILES,
      displayName: FILES,
      comments: FILES,
      effectiveDate: FILES,
      reviewDate: FILES,
      documentFolderId: FILES,
      documentFolderText: FILES,
    },
  ],
];

/** Calls that save nothing that a plan could print, each with its reason. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  changeInvitationAddress: "an account, not of the plan",
  declineSuggestion: "only about what is suggested",
  declinePlanSuggestion: "only about what is suggested",
  confirmProposals: "removes a mark that is printed while it is there",
  confirmPlanProposals: "removes a mark that is printed while it is there",
  recordTeamFile: "of the history, not of the plan",
  askContacts: "a request to people, not of the plan",
  decideProposal: "approves fields that their entity prints",
  addIncidentAction: "of an incident, not of the plan",
  assignIncidentAction: "of an incident, not of the plan",
  setIncidentRole: "of an incident, not of the plan",
  addLogEntries: "of an incident, not of the plan",
  addLogPhoto: "of an incident, not of the plan",
  createExercise: "of an exercise, not of the plan",
  finishExercise: "of an exercise, not of the plan",
  inviteParticipants: "of an exercise, not of the plan",
  releaseInject: "of an exercise, not of the plan",
  scoreObjective: "of an exercise, not of the plan",
  setExerciseAction: "of an exercise, not of the plan",
  updateExercise: "of an exercise, not of the plan",
  setExerciseUnit: "of an exercise, not of the plan",
  changeIncident: "of an incident, not of the plan",
  changeIncidentUnit: "of an incident, not of the plan",
  closeIncident: "of an incident, not of the plan",
  declareIncident: "of an incident, not of the plan",
  setIncidentAction: "of an incident, not of the plan",
  setReviewAction: "of an incident, not of the plan",
  sendTeamMessage: "of an incident, not of the plan",
  setResponderAnswer: "of an incident, not of the plan",
  startSafetyCheck: "of a safety check, not of the plan",
  markPersonSafe: "of a safety check, not of the plan",
  changeMemberRole: "an account's access",
  createPolicy: "printed in the policy",
  importAssets: "saves the fields of its entity from a file",
  importContacts: "saves the fields of its entity from a file",
  importCustomers: "saves the fields of its entity from a file",
  importStrategicCriticalAreas: "saves the fields of its entity from a file",
  importStrategicThirdParties: "saves the fields of its entity from a file",
  importSuppliers: "saves the fields of its entity from a file",
  inviteMember: "an account's access",
  removeDepartments: "deletes",
  renewPlan: "proof of payment",
  revokeMember: "an account's access",
  saveRuledOutCategory: "printed in the risk report",
  savePlanPolicy: "printed in the policy",
  setBrokerSharing: "a consent",
  setLocationPosition: "a point of the map on the dashboard",
  signPolicy: "printed in the policy",
  withdrawInvitation: "an account's access",
};

/** What is needed of an endpoint. */
type Call = {
  readonly name: string;
  readonly method: string;
  readonly access: { readonly scope: string };
  readonly body?: unknown;
};

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../../contract/src/**/*.ts", "!**/*.test.ts"],
  { eager: true },
);
const calls = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module))),
].filter(isCall);
const known = new Map(ENTITIES.flatMap(([names, fields]) => names.map((name) => [name, fields])));

const saved = calls
  .filter(({ access, name }) => /plan|organisation/u.test(access.scope) || known.has(name))
  .flatMap(({ name, method, body }) =>
    method === "GET" || body === undefined ? [] : [{ name, fields: fieldsOf(body) }],
  )
  .filter(({ fields }) => fields.some((field) => field !== "" && field !== "ids"));

it("knows every call that saves something of a plan or an organisation", () => {
  expect(saved.length).toBeGreaterThan(50);
  const unknown = saved.filter(({ name }) => !known.has(name) && !(name in OTHER_CALLS));
  expect(unknown).toEqual([]);
});

it("prints each field, or gives a reason", () => {
  const missing = saved.flatMap(({ name, fields }) => {
    const places = known.get(name);
    return places === undefined
      ? []
      : fields.filter((field) => !(field in places)).map((field) => `${name}.${field}`);
  });
  expect(missing).toEqual([]);
});

it("names only places that the document has and prints", () => {
  const paths = new Set([
    ...leavesOf(approvedPlan).map(([path]) => path),
    ...Object.keys(NOT_PRINTED),
  ]);
  const places = ENTITIES.flatMap(([, fields]) => Object.values(fields));
  const wrong = places.filter((place) => !place.includes(" ") && !paths.has(place));
  expect(wrong).toEqual([]);
});

it("names only calls that exist", () => {
  const names = new Set(saved.map(({ name }) => name));
  const gone = [...known.keys(), ...Object.keys(OTHER_CALLS)].filter((name) => !names.has(name));
  expect(gone).toEqual([]);
});
