import { wildfireWord } from "@holdfast/content/countries/country-words";
import { groupBy } from "@holdfast/contract/platform/group-rules";
import { unbrokenNumber } from "../document/text/contact-text";
import { dateText } from "../document/text/date-text";
import { partiesText } from "../document/text/rich-text";
import { shortenedName } from "../document/text/shortened-name";
import { textWidth } from "../document/text/text-width";
import type { ContinuityPlanData, PlanParty } from "./plan-data";
import { approverOf, shownVersion } from "./plan-status";
import { firstHourTextValues } from "./first-hour/first-hour-facts";
import { APPENDICES } from "./plan-contents";
import { mtpdText } from "./recovery-time-text";

/** Returns the values of the template text's placeholders, such as `{business}` and `{address}`. */
export function planTextValues(data: ContinuityPlanData) {
  const { location } = data.plan;
  const version = shownVersion(data);
  const [approver = "", approverPosition = ""] = version === undefined ? [] : approverOf(version);
  const safety = dutyOf(data, "whs", "ohs", "riddor");
  const address = location.address || location.name || "the address of this location";
  return {
    business: shortenedName(data.business.name, NAME_IN_TEXT) || "the business",
    location: shortenedName(location.name, NAME_IN_TEXT) || "this location",
    place: placeText(location),
    approver,
    approverPosition,
    approvedOn: version === undefined ? "" : dateText(version.approvedOn),
    address: shortenedName(address, ADDRESS),
    shortAddress: shortenedName(address, ADDRESS_IN_SPEECH),
    sitePhone: location.phone || "the number you call from",
    // Empty: a line to write on.
    siteLine: location.phone,
    // Filled in by the person who calls.
    contactNumber: "[your number]",
    date: "[date, time]",
    plan: shortenedName(data.plan.name, NAME_IN_TEXT) || "Business Continuity Plan",
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

/** Characters of a name in running text; the cover has it in full. */
const NAME_IN_TEXT = 60;
/** Characters of an address in full; an appendix has a longer one. */
const ADDRESS = 450;
/** Characters of an address in running text; 'Raise the alarm' has it in full. */
const ADDRESS_IN_TEXT = 70;
/** Characters of an address in words to say; the page has all of it as well. */
const ADDRESS_IN_SPEECH = 110;

/** Returns the location's name with its address, as far as they are recorded. */
function placeText(location: ContinuityPlanData["plan"]["location"]): string {
  const name = shortenedName(location.name, NAME_IN_TEXT);
  const { address } = location;
  const shown = shortenedName(address, ADDRESS_IN_TEXT);
  if (name === "" || shown === "") return name || shown || "this location";
  return `${name} (${shown})`;
}

/** Characters of a line of a form. */
const LINE = 24;
/** Returns a recorded text, or the number of the appendix that has it if it is longer than a line. */
const onLine = (text: string, appendix: string, characters = LINE) =>
  textWidth(text) > characters ? appendix : text;
/** Characters of a cell that people may fill with a name and a phone number. */
const CELL = 120;

/** Returns what the template's text says of the site, the backups and the payroll. */
function recoveryTextValues(data: ContinuityPlanData) {
  const { site, backups, finances } = data;
  const parties = partiesByCategory(data);
  return {
    ...firstHourTextValues(data),
    emergencyKit: onLine(site.emergencyKit, APPENDICES.site.number),
    restoreTest:
      backups.lastRestoreTest === null
        ? "Write the date of the last restore test in A.12."
        : `The last restore test was on ${dateText(backups.lastRestoreTest)}.`,
    backups: [
      onLine(backups.location, APPENDICES.backups.number, CELL),
      partiesText(parties.get("Data Backup Provider") ?? []),
    ]
      .filter(Boolean)
      .join("; "),
    payroll: onLine(
      finances.payrollProvider || partiesText(parties.get("Payroll Provider") ?? []),
      APPENDICES.backups.number,
      CELL,
    ),
    payrollFallback:
      finances.payrollFallback === ""
        ? "If payroll is down, pay last period\u2019s amount and correct it later."
        : `If payroll is down, do what ${APPENDICES.backups.number} says.`,
  };
}

/** Characters of a firm with its number in a line, and of one that is longer, so that a long name moves no page. */
const FIRM = { atMost: 76, shortened: 52, leastOfName: 12 } as const;

function firmText({ name, ...party }: PlanParty): string {
  const phone = unbrokenNumber(party.phone);
  const text = [name, phone].filter((part) => part !== "").join(", ");
  if (textWidth(text) <= FIRM.atMost) return text;
  const shown = shortenedName(name, Math.max(FIRM.leastOfName, FIRM.shortened - phone.length));
  return [shown, phone].filter((part) => part !== "").join(", ");
}

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
