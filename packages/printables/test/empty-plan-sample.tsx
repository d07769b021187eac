import { eventsOfPlan } from "@holdfast/content/plan-text/events-of-plan";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import { newContent } from "@holdfast/content/test/plan-content-sample";
import { PLAN_CONTENT, type PlanContentPart } from "@holdfast/contract/plans/plan-completion-rules";
import type { ContinuityPlanData } from "../src/continuity-plan/plan-data";

/** What a plan without entries has to count. */
const TOTALS: Partial<Record<PlanContentPart, number>> = {
  riskCategoriesReviewed: 12,
  teamsWithPrimaryAndAlternative: 3,
};

/** What is recorded of no unit's procedure. Only for tests. */
export const noProcedure = {
  leader: "",
  leaderPhone: "",
  minimumService: "",
  firstSteps: [],
  workaround: "",
  calls: [],
};

/** No site sheet, backups or finances. Only for tests. */
export const noRecoveryData: Pick<ContinuityPlanData, "site" | "backups" | "finances"> = {
  site: {
    assemblyPoint: "",
    exitRoutes: "",
    shutOffs: "",
    alarmPanel: "",
    keyHolders: "",
    emergencyKit: "",
    defibrillator: "",
    saferPlace: "",
    highGround: "",
    floorPlanUrl: null,
  },
  backups: { scope: "", location: "", frequency: "", lastRestoreTest: null, restoredBy: "" },
  finances: {
    bank: "",
    cardProvider: "",
    emergencyFunds: "",
    payrollProvider: "",
    payCutOff: "",
    signatories: "",
    payrollFallback: "",
  },
};

/** Those that every business has. */
const anyEvents = eventsOfPlan({ risks: [], countryCode: null, industry: { code: "", name: "" } });

/** A plan with nothing recorded yet. Only for tests. */
export const emptyPlan: ContinuityPlanData = {
  business: {
    name: "",
    tradingName: "",
    logoUrl: null,
    governance: null,
    registrationNumber: "",
    industry: "",
  },
  plan: {
    name: "",
    location: { name: "", address: "", country: null, phone: "", email: "" },
    owners: [],
    expiryDate: null,
    isExpired: false,
    openParts: PLAN_CONTENT.map((part) => ({ part, done: 0, total: TOTALS[part] ?? 0 })),
    proposed: [],
  },
  dateIssued: "2026-11-21",
  control: { contentHash: "empty", isChanged: false, versions: [], holders: [] },
  mtpdDays: null,
  mtpdName: null,
  teams: [],
  people: [],
  criticalAreas: [],
  supportingUnits: [],
  ...noRecoveryData,
  recoverySites: [],
  recoveryStrategies: [],
  unitDependencies: [],
  highRisks: [],
  insurancePolicies: [],
  suppliers: [],
  customers: [],
  thirdParties: [],
  requirements: [],
  emergencyContacts: [],
  duties: [],
  events: planCards({ ...newContent, events: anyEvents }).events.slice(0, 5),
  lastHeld: [],
};
