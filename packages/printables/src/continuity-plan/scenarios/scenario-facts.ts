import { claimsLines, claimsTexts } from "@holdfast/content/plan-text/claims-lines";
import { meetingPoint } from "@holdfast/content/plan-text/first-calls";
import { firmText } from "@holdfast/content/plan-text/plan-text-values";
import {
  type FilledText,
  firstOf,
  joined,
  phoneNumber,
  recorded,
} from "@holdfast/content/plan-text/filled-text";
import { SHORT_PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { ContinuityPlanData, PlanInsurancePolicy } from "../plan-data";
import { type SystemToRecover, systemsInOrder } from "../tables/order-of-recovery";
import { dateText } from "../../document/text/date-text";
import { APPENDICES } from "../plan-contents";
import { planTextValues } from "../plan-text-values";
import { textFactsOf } from "../text-facts-of";

/** The firms, and the names without a number, of a fact; the appendices have all of them. */
const FIRMS = 1;
const NAMES = 3;

/** Where a scenario's fact is in the plan. */
type FactSource = (data: ContinuityPlanData) => FilledText;

/** Third parties of these categories, with their numbers. */
const thirdParty =
  (...categories: readonly string[]): FactSource =>
  (data) =>
    firstOf(
      data.thirdParties.filter(({ category }) => categories.includes(category ?? "")).map(firmText),
      FIRMS,
      "Appendix C",
    );

const publicNumber =
  (kind: string): FactSource =>
  ({ emergencyContacts }) =>
    firstOf(
      emergencyContacts
        .filter(
          (contact) => contact.kind === kind && contact.isConfirmed && contact.number !== null,
        )
        .map(({ name, number }) => joined([[name], phoneNumber(number ?? "")])),
      FIRMS,
      "Appendix H",
    );

/** The policies of a kind. */
const policies =
  (insured: string): FactSource =>
  ({ insurancePolicies }) =>
    firstOf(
      insurancePolicies.filter(({ kind }) => kind === insured).map(policyText),
      FIRMS,
      APPENDICES.insurance.number,
    );

/** Insurance of a kind; without a policy, the insurers of Appendix C. */
const insurance =
  (insured: string): FactSource =>
  (data) =>
    firstRecorded(policies(insured)(data), thirdParty("Insurer")(data));

/** A text of the recovery details on one line. */
const oneLine = (text: string) => recorded(text.replaceAll(/\s+/gu, " "));

const FACTS: Readonly<Record<string, FactSource>> = {
  powerSupplier: thirdParty("Electricity Supplier"),
  powerFaultNumber: publicNumber("electricity_hazard"),
  internetProvider: thirdParty("Internet or Telephone Provider"),
  shutOffLocations: ({ site }) => oneLine(site.shutOffs),
  keyHolders: ({ site }) => oneLine(site.keyHolders),
  assemblyAreas: (data) => recorded(meetingPoint(textFactsOf(data))),
  evacuationRoutes: ({ site }) => oneLine(site.exitRoutes),
  bankApprovers: ({ finances }) => oneLine(finances.signatories),
  lastRestoreTest: ({ backups }) =>
    backups.lastRestoreTest === null ? [] : [dateText(backups.lastRestoreTest)],
  generatorLocation: thirdParty("Generator and Equipment Hire"),
  electrician: thirdParty("Emergency Electrician"),
  deputies: ({ teams }) =>
    firstOf(
      teams.flatMap(({ contacts }) =>
        contacts
          .filter(({ designation }) => designation === "Alternatives")
          .map(({ name }) => recorded(name)),
      ),
      NAMES,
      "A.7",
    ),
  staffCallList: ({ people }) => (people.length === 0 ? [] : ["Appendix F"]),
  casualAndAgencyContacts: thirdParty(
    "Recruitment or Labour Hire Agency",
    "Temporary Staffing Agency",
  ),
  payrollProvider: (data) =>
    firstRecorded(oneLine(data.finances.payrollProvider), thirdParty("Payroll Provider")(data)),
  employeeAssistanceProvider: thirdParty("Trauma Counsellor or Employee Assistance Provider"),
  minimumStaffByUnit: ({ supportingUnits }) => (supportingUnits.length === 0 ? [] : ["Appendix I"]),
  keySuppliers: ({ suppliers }) => firstOf(suppliers.map(firmText), FIRMS, "Appendix A"),
  solicitor: thirdParty("Solicitor"),
  cloudAndPaymentProviders: thirdParty("Website or Cloud Hosting Provider", "Software Vendor"),
  customerPriorityList: ({ customers }) =>
    firstOf(
      customers.map(({ name }) => recorded(name)),
      NAMES,
      "Appendix B",
    ),
  insurerAndPolicyNumbers: (data) =>
    firstOf(
      claimsTexts(claimsLines(textFactsOf(data))),
      FIRMS,
      claimsLines(textFactsOf(data))[0]?.source ?? "",
    ),
  restorationContractor: thirdParty("Fire and Water Damage Restorer"),
  recoverySite: ({ recoverySites }) => firstOf(recoverySites.map(firmText), FIRMS, "A.11"),
  recallInsurer: insurance("Public and product liability"),
  cyberResponder: thirdParty("Cyber Incident Responder"),
  cyberInsurerIncidentLine: policies("Cyber"),
  policyNumber: ({ insurancePolicies }) =>
    firstOf(
      insurancePolicies
        .filter(({ kind, policyNumber }) => kind === "Cyber" && policyNumber !== "")
        .map(({ policyNumber }) => recorded(policyNumber)),
      FIRMS,
      APPENDICES.insurance.number,
    ),
  itProvider: thirdParty("IT Managed Service Provider"),
  bankFraudLine: thirdParty("Bank or Financier"),
  backupLocations: (data) =>
    firstRecorded(oneLine(data.backups.location), thirdParty("Data Backup Provider")(data)),
  systemRecoveryOrder: ({ supportingUnits, requirements }) =>
    firstOf(systemsInOrder(supportingUnits, requirements).map(systemText), NAMES, "G.4"),
};

/** Returns what the plan has recorded for a fact of a scenario; empty if it is not recorded. */
export const scenarioFact = (fact: string, data: ContinuityPlanData): FilledText =>
  FACTS[fact]?.(data) ?? [];

/** The names of facts that the plan may know, for the test of the content. */
export const KNOWN_FACTS: readonly string[] = Object.keys(FACTS);

/** Returns the values of the placeholders in the scenarios' text. */
export const scenarioTextValues = (data: ContinuityPlanData) => ({
  ...planTextValues(data),
  stormFlood: publicNumber("state_emergency_service")(data),
  cyberService: publicNumber("cyber_security")(data),
});

const firstRecorded = (text: FilledText, otherwise: FilledText) =>
  text.length === 0 ? otherwise : text;
const systemText = ({ name, isProposed, isUnitProposed }: SystemToRecover) =>
  joined([recorded(name), isProposed || isUnitProposed ? [SHORT_PROPOSED_SUFFIX] : []], " ");
const policyText = ({ insurer, policyNumber, claimsPhone }: PlanInsurancePolicy) =>
  joined([recorded(insurer), recorded(policyNumber), phoneNumber(claimsPhone)]);
