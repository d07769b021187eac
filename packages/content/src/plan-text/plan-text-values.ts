import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { groupBy } from "@holdfast/contract/platform/group-rules";
import { wildfireWord } from "../countries/country-words";
import { claimsLines, cyberLines, injuryLines, linesText } from "./claims-lines";
import { emergencyNumbers, meetingPoint } from "./first-calls";
import { mtpdText } from "./mtpd-text";
import { type FilledText, joined, phoneNumber, recorded } from "./filled-text";
import { addressText } from "./plan-lookups";
import type { TextFacts } from "./text-facts";
import { partiesText, UNNAMED_BUSINESS } from "./text-filling";

/** Returns the values of the template text's placeholders, such as `{business}` and `{address}`. */
export function planTextValues(facts: TextFacts) {
  const { organisation, plan, location } = facts;
  const safety = dutyOf(facts, "whs", "ohs", "riddor");
  return {
    business: organisation.name === "" ? UNNAMED_BUSINESS : recorded(organisation.name),
    location: recorded(location.name),
    address: recorded(addressText(location) || location.name),
    sitePhone: location.phone ?? "the number you call from",
    // Filled in by the person who calls.
    contactNumber: "[your number]",
    date: "[date, time]",
    plan: recorded(plan.name),
    // Every text puts it in parentheses.
    mtpd: plan.mtpd?.isProposed === true ? `${mtpdText(plan)}, not confirmed` : mtpdText(plan),
    emergency: emergencyText(facts),
    wildfire: wildfireWord(location.country?.name ?? null),
    safetyRegulator: safety?.tell ?? "the work safety regulator",
    safetyRegulatorCall: safety?.how ?? "",
    ransomDuty: ransomDuty(facts),
    assemblyArea: assemblyArea(facts),
    assemblyPoint: recorded(meetingPoint(facts)),
    claimsLines: linesText(claimsLines(facts)),
    cyberLines: linesText(cyberLines(facts)),
    injuryInsurer: linesText(injuryLines(facts)),
    ...recoveryTextValues(facts),
    ...teamTextValues(facts),
    parties: partiesByCategory(facts),
    // Where the table or list of an action is; what shows the actions alone says it in other words.
    above: "above",
    below: "below",
  };
}

/** Returns the same for actions without their page: 'the table above' becomes 'the table in E.2 of the plan'. */
export function valuesOffPage<Values extends object>(values: Values, section: string) {
  const page = `in ${section} of the plan`;
  return { ...values, above: page, below: page };
}

/** Returns whom to call. An expired plan has no teams, so its texts must not send the reader to their Primary. */
const teamTextValues = ({ state }: TextFacts) =>
  state.isExpired
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

/** Returns 'the assembly area' with what is recorded of it, for a sentence. */
const assemblyArea = (facts: TextFacts): FilledText =>
  joined([["the assembly area"], recorded(meetingPoint(facts)?.replace(/\.$/u, "") ?? null)], ": ");

/** Returns what the template's text says of the site, the backups and the payroll. */
function recoveryTextValues(facts: TextFacts) {
  const { site, backups, finances } = facts;
  const parties = partiesByCategory(facts);
  return {
    emergencyKit: recorded(site.emergencyKit),
    // Empty: a line to write on.
    lastExercise: dateInText(facts.lastHeld[0]?.heldOn ?? ""),
    lastRestoreTest: dateInText(backups.lastRestoreTest ?? ""),
    restoreTest:
      backups.lastRestoreTest === null
        ? "Write the date of the last restore test in A.12."
        : `The last restore test was on ${dateInText(backups.lastRestoreTest)}.`,
    backups: joined(
      [recorded(backups.location), partiesText(parties.get("Data Backup Provider") ?? [])],
      "; ",
    ),
    payroll:
      finances.payrollProvider === null
        ? partiesText(parties.get("Payroll Provider") ?? [])
        : recorded(finances.payrollProvider),
    payrollFallback:
      finances.payrollFallback === null
        ? "If payroll is down, pay last period\u2019s amount and correct it later."
        : "If payroll is down, do what Appendix O says.",
  };
}

/** Returns the name of a firm with its number. */
export const firmText = ({
  name,
  phone,
}: {
  readonly name: string;
  readonly phone: string | null;
}) => joined([recorded(name), phoneNumber(phone)]);

/** Returns the third parties of each category with their numbers. */
const partiesByCategory = ({ parties }: TextFacts): ReadonlyMap<string, readonly FilledText[]> =>
  new Map(
    Array.from(
      groupBy(
        parties.filter(({ kind }) => kind === "third-party"),
        ({ categories }) => categories[0] ?? "",
      ),
      ([category, ofCategory]) => [category, ofCategory.map(firmText)] as const,
    ),
  );

/** A number that is not known: people write it in. */
const TO_WRITE_IN = "____________";

/** Returns the emergency numbers for a sentence: '000', '995 for ambulance and fire, 999 for police', or a line to write on. */
const emergencyText = (facts: TextFacts): string =>
  emergencyNumbers(facts)
    .map(({ service, number }) =>
      service === null
        ? (number ?? `the emergency number ${TO_WRITE_IN}`)
        : `${number ?? TO_WRITE_IN} for ${service.toLowerCase()}`,
    )
    .join(", ");

/** Returns the first duty whose id has one of these subjects, such as 'whs' in 'au-whs-nsw'. */
const dutyOf = ({ duties }: TextFacts, ...subjects: readonly string[]) =>
  duties.find(({ dutyId }) => subjects.includes(dutyId.split("-")[1] ?? ""));

function ransomDuty(facts: TextFacts): string {
  const duty = dutyOf(facts, "ransomware");
  if (duty === undefined) return "";
  // 'Within 72 hours of ….' is a sentence in Appendix E, and part of one here.
  const deadline = duty.deadline.replace(/^Within/u, "within").replace(/\.$/u, "");
  return `If a payment is made, report it to the ${duty.tell} ${deadline} if Appendix E says that you must.`;
}
