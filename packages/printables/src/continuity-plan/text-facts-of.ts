import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import type { TextFacts } from "@holdfast/content/plan-text/text-facts";
import { dateText } from "../document/text/date-text";
import type { ContinuityPlanData } from "./plan-data";

/** Returns what the texts of a plan name, with dates as documents print them, and null for what is not recorded. */
export const textFactsOf = (data: ContinuityPlanData): TextFacts => ({
  organisation: { name: data.business.name },
  plan: { name: data.plan.name, mtpd: mtpdOf(data) },
  state: { isExpired: data.plan.isExpired },
  location: {
    name: data.plan.location.name,
    address: data.plan.location.address,
    addressDetails: null,
    phone: orNull(data.plan.location.phone),
    country: data.plan.location.country === null ? null : { name: data.plan.location.country },
  },
  site: {
    assemblyPoint: orNull(data.site.assemblyPoint),
    emergencyKit: orNull(data.site.emergencyKit),
  },
  backups: {
    location: orNull(data.backups.location),
    lastRestoreTest: data.backups.lastRestoreTest && dateText(data.backups.lastRestoreTest),
  },
  finances: {
    payrollProvider: orNull(data.finances.payrollProvider),
    payrollFallback: orNull(data.finances.payrollFallback),
  },
  people: data.teams
    .flatMap(({ contacts }) => contacts)
    .map(({ idLabel, name, mobile }) => ({
      contactId: idLabel,
      name,
      phones: mobile === "" ? [] : [{ kind: "mobile" as const, number: mobile }],
    })),
  teams: data.teams.map(({ teamTypeName, contacts }) => ({
    teamTypeId: TEAM_TYPES.find(({ name }) => name === teamTypeName)?.teamTypeId ?? 0,
    members: contacts.map(({ idLabel, designation }) => ({ contactId: idLabel, designation })),
  })),
  parties: data.thirdParties.map(({ name, category, phone }) => ({
    kind: "third-party",
    name,
    categories: category === null ? [] : [category],
    phone: orNull(phone),
  })),
  insurancePolicies: data.insurancePolicies.map((policy) => ({
    kind: policy.kind,
    insurer: policy.insurer,
    policyNumber: orNull(policy.policyNumber),
    claimsPhone: orNull(policy.claimsPhone),
  })),
  emergencyContacts: data.emergencyContacts,
  duties: data.duties,
  lastHeld: data.lastHeld.map(({ heldOn }) => ({ heldOn: dateText(heldOn) })),
});

const orNull = (text: string): string | null => (text === "" ? null : text);

const mtpdOf = ({ mtpdDays, mtpdName, isMtpdProposed }: ContinuityPlanData) =>
  mtpdDays === null
    ? null
    : { name: mtpdName ?? "", days: mtpdDays, isProposed: isMtpdProposed === true };
