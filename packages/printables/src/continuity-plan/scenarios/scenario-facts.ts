import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { withoutProposedMark } from "../../document/text/proposed-name";
import { shortenedName } from "../../document/text/shortened-name";
import type { ContinuityPlanData } from "../plan-data";
import type { PlanInsurancePolicy } from "../plan-risk-data";
import { namesWithin } from "../../document/text/names-within";
import { systemsInOrder } from "../tables/order-of-recovery";
import { dateText } from "../../document/text/date-text";
import { claimsLines, shortMeetingPoint } from "../first-hour/first-hour-facts";
import { APPENDICES } from "../plan-contents";
import { planTextValues } from "../plan-text-values";

/** Letters of a fact on a page; the appendices have everything. */
const MAX_LETTERS = 64;

/** Where a scenario's fact is in the plan. */
type FactSource = (data: ContinuityPlanData) => string;

/** Third parties of these categories, with their numbers. */
const thirdParty =
  (...categories: readonly string[]): FactSource =>
  (data) =>
    within(
      data.thirdParties
        .filter(({ category }) => categories.includes(category ?? ""))
        .map(({ name, phone }) => joined(name, phone)),
      "Appendix C",
    );

const publicNumber =
  (kind: string): FactSource =>
  ({ emergencyContacts }) =>
    within(
      emergencyContacts
        .filter(
          (contact) => contact.kind === kind && contact.isConfirmed && contact.number !== null,
        )
        .map(({ name, number }) => `${name}, ${onOneLine(number ?? "")}`),
      "Appendix H",
    );

/** Insurance of a kind; without a policy, the insurers of Appendix C. */
const insurance =
  (insured: string): FactSource =>
  (data) =>
    within(
      data.insurancePolicies.filter(({ kind }) => kind === insured).map(policyLine),
      APPENDICES.insurance.number,
    ) || thirdParty("Insurer")(data);

/** A text of the recovery details, or the appendix that has a long one. */
const recorded = (text: string, source: string) =>
  text.length > MAX_LETTERS ? source : text.replaceAll(/\s+/gu, " ");

const FACTS: Readonly<Record<string, FactSource>> = {
  powerSupplier: thirdParty("Electricity Supplier"),
  powerFaultNumber: publicNumber("electricity_hazard"),
  internetProvider: thirdParty("Internet or Telephone Provider"),
  shutOffLocations: ({ site }) => recorded(site.shutOffs, APPENDICES.site.number),
  keyHolders: ({ site }) => recorded(site.keyHolders, APPENDICES.site.number),
  assemblyAreas: shortMeetingPoint,
  evacuationRoutes: ({ site }) => recorded(site.exitRoutes, APPENDICES.site.number),
  bankApprovers: ({ finances }) => recorded(finances.signatories, APPENDICES.backups.number),
  lastRestoreTest: ({ backups }) =>
    backups.lastRestoreTest === null ? "" : dateText(backups.lastRestoreTest),
  generatorLocation: thirdParty("Generator and Equipment Hire"),
  electrician: thirdParty("Emergency Electrician"),
  deputies: ({ teams }) =>
    within(
      teams.flatMap(({ contacts }) =>
        contacts
          .filter(({ designation }) => designation === "Alternatives")
          .map(({ name }) => joined(name)),
      ),
      "A.7",
    ),
  staffCallList: ({ people }) => (people.length === 0 ? "" : "Appendix F"),
  casualAndAgencyContacts: thirdParty(
    "Recruitment or Labour Hire Agency",
    "Temporary Staffing Agency",
  ),
  payrollProvider: (data) =>
    data.finances.payrollProvider === ""
      ? thirdParty("Payroll Provider")(data)
      : recorded(data.finances.payrollProvider, APPENDICES.backups.number),
  employeeAssistanceProvider: thirdParty("Trauma Counsellor or Employee Assistance Provider"),
  minimumStaffByUnit: ({ supportingUnits }) => (supportingUnits.length === 0 ? "" : "Appendix I"),
  keySuppliers: ({ suppliers }) =>
    within(
      suppliers.map(({ name, phone }) => joined(name, phone)),
      "Appendix A",
    ),
  solicitor: thirdParty("Solicitor"),
  cloudAndPaymentProviders: thirdParty("Website or Cloud Hosting Provider", "Software Vendor"),
  customerPriorityList: ({ customers }) =>
    within(
      customers.map(({ name }) => joined(name)),
      "Appendix B",
    ),
  insurerAndPolicyNumbers: (data) =>
    within(
      claimsLines(data).map(({ insurer, phone, policyNumbers }) =>
        joined(insurer, shortenedName(policyNumbers.join(", "), NAME_LETTERS), phone),
      ),
      claimsLines(data)[0]?.source ?? "",
    ),
  restorationContractor: thirdParty("Fire and Water Damage Restorer"),
  recoverySite: ({ recoverySites }) =>
    within(
      recoverySites.map(({ name, phone }) => joined(name, phone)),
      "A.11",
    ),
  recallInsurer: insurance("Public and product liability"),
  cyberResponder: thirdParty("Cyber Incident Responder"),
  cyberInsurerIncidentLine: (data) =>
    within(
      data.insurancePolicies.filter(({ kind }) => kind === "Cyber").map(policyLine),
      APPENDICES.insurance.number,
    ),
  policyNumber: ({ insurancePolicies }) =>
    within(
      insurancePolicies
        .filter(({ kind, policyNumber }) => kind === "Cyber" && policyNumber !== "")
        .map(({ policyNumber }) => shortenedName(policyNumber, NAME_LETTERS)),
      APPENDICES.insurance.number,
    ),
  itProvider: thirdParty("IT Managed Service Provider"),
  bankFraudLine: thirdParty("Bank or Financier"),
  backupLocations: (data) =>
    data.backups.location === ""
      ? thirdParty("Data Backup Provider")(data)
      : recorded(data.backups.location, APPENDICES.backups.number),
  systemRecoveryOrder: ({ supportingUnits, requirements }) =>
    within(
      systemsInOrder(supportingUnits, requirements).map(({ name, isProposed }) =>
        joined(
          markedName(
            withoutProposedMark(name).name,
            isProposed || withoutProposedMark(name).isProposed,
          ),
        ),
      ),
      "G.4",
    ),
};

/** Returns what the plan has recorded for a fact of a scenario; empty if it is not recorded. */
export const scenarioFact = (fact: string, data: ContinuityPlanData): string =>
  FACTS[fact]?.(data) ?? "";

/** The names of facts that the plan may know, for the test of the content. */
export const KNOWN_FACTS: readonly string[] = Object.keys(FACTS);

/** Returns the values of the placeholders in the scenarios' text. */
export const scenarioTextValues = (data: ContinuityPlanData) => ({
  ...planTextValues(data),
  stormFlood: publicNumber("state_emergency_service")(data),
  cyberService: publicNumber("cyber_security")(data),
});

/** Longer names and policy numbers are shortened, never the phone number after them. */
const NAME_LETTERS = 34;
const policyLine = ({ insurer, policyNumber, claimsPhone }: PlanInsurancePolicy) =>
  joined(insurer, shortenedName(policyNumber, NAME_LETTERS), claimsPhone);
const joined = (name: string, ...numbers: readonly string[]) =>
  [shortenedName(name, NAME_LETTERS), ...numbers.map(onOneLine)]
    .filter((text) => text !== "")
    .join(", ");
/** A number that breaks is misread. */
const onOneLine = (number: string) => number.replaceAll(" ", "\u00a0");
const within = (names: readonly string[], source: string) =>
  namesWithin(names, MAX_LETTERS, source);
