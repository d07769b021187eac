import { dateText } from "../document/date-text";
import { namesWithin } from "../document/names-within";
import { shortenedName } from "../document/shortened-name";
import type { ContinuityPlanData } from "./plan-data";
import { shownVersion } from "./plan-status";
import { APPENDICES } from "./plan-contents";
import { mtpdText } from "./recovery-time-text";

/** Returns the values of the template text's placeholders, such as `{business}` and `{address}`. */
export function planTextValues(data: ContinuityPlanData) {
  const { location } = data.plan;
  const version = shownVersion(data);
  const safety = dutyOf(data, "whs", "ohs", "riddor");
  const address = location.address || location.name || "the address of this location";
  return {
    business: data.business.name || "the business",
    location: location.name || "this location",
    place: placeText(location),
    approver: version?.approverName ?? "",
    approverPosition: version?.approverPosition ?? "",
    approvedOn: version === undefined ? "" : dateText(version.approvedOn),
    address,
    shortAddress: shortenedName(address, ADDRESS_IN_SPEECH),
    sitePhone: location.phone || "the number you call from",
    // Empty: a line to write on.
    siteLine: location.phone,
    // Filled in by the person who calls.
    contactNumber: "[your number]",
    date: "[date, time]",
    plan: data.plan.name || "Business Continuity Plan",
    mtpd: mtpdText(data),
    emergency: emergencyNumber(data) ?? "the emergency number",
    safetyRegulator: safety?.tell ?? "the work safety regulator",
    safetyRegulatorCall: safety?.how ?? "",
    ransomDuty: ransomDuty(data),
    ...recoveryTextValues(data),
    parties: partiesByCategory(data),
    // Where the table or list of an action is; what shows the actions alone says it in other words.
    above: "above",
    below: "below",
  };
}

/** Characters of an address in words to say; the page has all of it as well. */
const ADDRESS_IN_SPEECH = 110;

/** Returns the location's name with its address, as far as they are recorded. */
function placeText({ name, address }: ContinuityPlanData["plan"]["location"]): string {
  const shown = shortenedName(address, ADDRESS_IN_SPEECH);
  if (name === "" || shown === "") return name || shown || "this location";
  return `${name} (${shown})`;
}

/** Characters of a line of a form. */
const LINE = 24;
/** Returns a recorded text, or the number of the appendix that has it if it is longer than a line. */
const onLine = (text: string, appendix: string, characters = LINE) =>
  text.length > characters ? appendix : text;
/** Characters of a cell that people may fill with a name and a phone number. */
const CELL = 120;

/** Returns what the template's text says of the site, the backups and the payroll. */
function recoveryTextValues(data: ContinuityPlanData) {
  const { site, backups, finances } = data;
  const parties = partiesByCategory(data);
  return {
    assemblyPoint: onLine(site.assemblyPoint, APPENDICES.site.number),
    emergencyKit: onLine(site.emergencyKit, APPENDICES.site.number),
    restoreTest:
      backups.lastRestoreTest === null
        ? "Write the date of the last restore test in A.12."
        : `The last restore test was on ${dateText(backups.lastRestoreTest)}.`,
    backups: [
      onLine(backups.location, APPENDICES.backups.number, CELL),
      parties.get("Data Backup Provider"),
    ]
      .filter(Boolean)
      .join("; "),
    payroll: onLine(
      finances.payrollProvider || (parties.get("Payroll Provider") ?? ""),
      APPENDICES.backups.number,
      CELL,
    ),
    payrollFallback:
      finances.payrollFallback === ""
        ? "If payroll is down, pay last period\u2019s amount and correct it later."
        : `If payroll is down, do what ${APPENDICES.backups.number} says.`,
  };
}

/** Characters of a firm's name in a line, so that a long one doesn't move the page. */
const FIRM = 64;

/** Returns the third parties of each category with their numbers, as one text; Appendix C has them all in full. */
function partiesByCategory({ thirdParties }: ContinuityPlanData): ReadonlyMap<string, string> {
  const byCategory = Map.groupBy(thirdParties, ({ category }) => category ?? "");
  return new Map(
    [...byCategory].map(([category, parties]) => {
      const texts = parties.map(({ name, phone }) =>
        [shortenedName(name, FIRM), phone].filter((part) => part !== "").join(", "),
      );
      return [category, namesWithin(texts, CELL, APPENDICES.thirdParties.number)];
    }),
  );
}

/** Returns the number of the emergency services at the location; null if its country is not known. */
export const emergencyNumber = ({ emergencyContacts }: ContinuityPlanData): string | null =>
  emergencyContacts.find((one) => one.kind === "emergency" && one.isConfirmed)?.number ?? null;

/** Returns the first duty whose id has one of these subjects, such as 'whs' in 'au-whs-nsw'. */
const dutyOf = ({ duties }: ContinuityPlanData, ...subjects: readonly string[]) =>
  duties.find(({ dutyId }) => subjects.includes(dutyId.split("-")[1] ?? ""));

function ransomDuty(data: ContinuityPlanData): string {
  const duty = dutyOf(data, "ransomware");
  if (duty === undefined) return "";
  // 'Within 72 hours of ….' is a sentence in Appendix E, and part of one here.
  const deadline = duty.deadline.replace(/^Within/u, "within").replace(/\.$/u, "");
  return `If a payment is made, report it to the ${duty.tell} ${deadline} (Appendix E).`;
}
