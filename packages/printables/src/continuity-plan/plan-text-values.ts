import { wildfireWord } from "@holdfast/content/countries/country-words";
import { groupBy } from "@holdfast/contract/platform/group-rules";
import { dateText } from "../document/text/date-text";
import { joined, phoneNumber, recorded } from "../document/text/recorded-text";
import { partiesText, UNNAMED_BUSINESS } from "../document/text/rich-text";
import type { ContinuityPlanData, PlanParty } from "./plan-data";
import { shownVersion } from "./plan-status";
import { firstHourTextValues } from "./first-hour/first-hour-facts";
import { APPENDICES } from "./plan-contents";
import { mtpdText } from "./recovery-time-text";

/** Returns the values of the template text's placeholders, such as `{business}` and `{address}`. */
export function planTextValues(data: ContinuityPlanData) {
  const { location } = data.plan;
  const version = shownVersion(data);
  const safety = dutyOf(data, "whs", "ohs", "riddor");
  return {
    business: nameOr(data.business.name, UNNAMED_BUSINESS),
    location: nameOr(location.name, "this location"),
    approver: recorded(version?.approverName ?? ""),
    approverPosition: recorded(version?.approverPosition ?? ""),
    approvedOn: version === undefined ? "" : dateText(version.approvedOn),
    address: nameOr(location.address || location.name, "the address of this location"),
    sitePhone: location.phone || "the number you call from",
    // Empty: a line to write on.
    siteLine: location.phone,
    // Filled in by the person who calls.
    contactNumber: "[your number]",
    date: "[date, time]",
    plan: nameOr(data.plan.name, "Business Continuity Plan"),
    // Every text puts it in parentheses.
    mtpd: data.isMtpdProposed === true ? `${mtpdText(data)}, not confirmed` : mtpdText(data),
    emergency: emergencyText(data),
    wildfire: wildfireWord(location.country),
    safetyRegulator: safety?.tell ?? "the work safety regulator",
    safetyRegulatorCall: safety?.how ?? "",
    ransomDuty: ransomDuty(data),
    ...recoveryTextValues(data),
    ...teamTextValues(data),
    parties: partiesByCategory(data),
    // Where the table or list of an action is; what shows the actions alone says it in other words.
    above: "above",
    below: "below",
  };
}

/** Returns the same for actions without their page: 'the table above' becomes 'the table in E.2 of the plan'. */
export function valuesOffPage<Values extends object>(values: Values, topicNumber: string) {
  const page = `in ${topicNumber} of the plan`;
  return { ...values, above: page, below: page };
}

/** Returns whom to call. An expired plan has no teams, so its texts must not send the reader to their Primary. */
const teamTextValues = ({ plan }: ContinuityPlanData) =>
  plan.isExpired
    ? {
        callOrder: "see the staff list (Appendix F)",
        phoneOrder: "Their members are left out of an expired plan.",
        teamNames: "staff list, Appendix F",
      }
    : {
        callOrder: "Primary, then Alternatives",
        phoneOrder: "Phone the Primary first, then the Alternatives in their order.",
        teamNames: "A.7",
      };

/** Returns a recorded name, or words for one that is not recorded. */
const nameOr = (name: string, words: string) => (name === "" ? words : recorded(name));

/** Returns what the template's text says of the site, the backups and the payroll. */
function recoveryTextValues(data: ContinuityPlanData) {
  const { site, backups, finances } = data;
  const parties = partiesByCategory(data);
  return {
    ...firstHourTextValues(data),
    emergencyKit: recorded(site.emergencyKit),
    restoreTest:
      backups.lastRestoreTest === null
        ? "Write the date of the last restore test in A.12."
        : `The last restore test was on ${dateText(backups.lastRestoreTest)}.`,
    backups: joined(
      [recorded(backups.location), partiesText(parties.get("Data Backup Provider") ?? [])],
      "; ",
    ),
    payroll:
      finances.payrollProvider === ""
        ? partiesText(parties.get("Payroll Provider") ?? [])
        : recorded(finances.payrollProvider),
    payrollFallback:
      finances.payrollFallback === ""
        ? "If payroll is down, pay last period\u2019s amount and correct it later."
        : `If payroll is down, do what ${APPENDICES.backups.number} says.`,
  };
}

/** Returns the name of a firm with its number. */
export const firmText = ({ name, phone }: Pick<PlanParty, "name" | "phone">) =>
  joined([recorded(name), phoneNumber(phone)]);

/** Returns the third parties of each category with their numbers. */
const partiesByCategory = ({ thirdParties }: ContinuityPlanData) =>
  new Map(
    Array.from(
      groupBy(thirdParties, ({ category }) => category ?? ""),
      ([category, parties]) => [category, parties.map(firmText)] as const,
    ),
  );

/** A number that is not known: people write it in. */
const TO_WRITE_IN = "____________";

/**
 * Returns the numbers of the emergency services at the location, each with its service where several share the work. An
 * empty number is to be written in, as is the only one if the country is not known.
 */
export const emergencyNumbers = ({
  emergencyContacts,
}: ContinuityPlanData): readonly { readonly service: string; readonly number: string }[] => {
  const confirmed = emergencyContacts.filter(({ isConfirmed }) => isConfirmed);
  const main = confirmed.find(({ kind }) => kind === "emergency");
  const services = confirmed.filter(({ kind }) => kind === "emergency_service");
  return main || services.length === 0
    ? [{ service: "", number: main?.number ?? "" }]
    : services.map(({ name, number }) => ({ service: name, number: number ?? "" }));
};

/** Returns the same for a sentence: '000', '995 for ambulance and fire, 999 for police', or a line to write on. */
const emergencyText = (data: ContinuityPlanData): string =>
  emergencyNumbers(data)
    .map(({ service, number }) =>
      service === ""
        ? number || `the emergency number ${TO_WRITE_IN}`
        : `${number || TO_WRITE_IN} for ${service.toLowerCase()}`,
    )
    .join(", ");

/** Returns the first duty whose id has one of these subjects, such as 'whs' in 'au-whs-nsw'. */
const dutyOf = ({ duties }: ContinuityPlanData, ...subjects: readonly string[]) =>
  duties.find(({ dutyId }) => subjects.includes(dutyId.split("-")[1] ?? ""));

function ransomDuty(data: ContinuityPlanData): string {
  const duty = dutyOf(data, "ransomware");
  if (duty === undefined) return "";
  // 'Within 72 hours of ….' is a sentence in Appendix E, and part of one here.
  const deadline = duty.deadline.replace(/^Within/u, "within").replace(/\.$/u, "");
  return `If a payment is made, report it to the ${duty.tell} ${deadline} if Appendix E says that you must.`;
}
