import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import {
  type FilledText,
  firstOf,
  joined,
  phoneNumber,
  recorded,
  withoutFullStop,
} from "../../document/text/recorded-text";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";

/** What is asked for first, on paper and on a phone: where to meet, and whom to call for a claim or a cyber incident. */

type Site = Pick<ContinuityPlanData, "site">;
type Insurance = Pick<ContinuityPlanData, "insurancePolicies" | "thirdParties">;

/** Returns the recorded assembly areas on one line; empty if none is recorded. */
export const meetingPoint = ({ site }: Site): string =>
  site.assemblyPoint.replaceAll(/\s+/gu, " ").trim();

/** An insurer's line for claims. */
export interface ClaimsLine {
  readonly insurer: string;
  /** Of every policy with this line. */
  readonly policyNumbers: readonly string[];
  /** Empty if it is not recorded. */
  readonly phone: string;
  /** The appendix that has it in full. */
  readonly source: string;
}

const CYBER = "Cyber";
const INJURIES: ReadonlySet<string> = new Set<InsuranceKind>([
  "Workers compensation",
  "Employers’ liability",
]);
/** Damage to the site is the first claim of most incidents. */
const SITE_FIRST = ["Property and contents", "Business interruption", "Machinery breakdown"];

/** Returns the lines for claims other than cyber and injury, the site's insurers first, those with a number before others. */
export const claimsLines = (data: Insurance): readonly ClaimsLine[] =>
  linesOf(data, (kind) => kind !== CYBER && !INJURIES.has(kind), "Insurer");

/** Returns the insurers' lines for a cyber incident, or the responders that the business has chosen. */
export const cyberLines = (data: Insurance): readonly ClaimsLine[] =>
  linesOf(data, (kind) => kind === CYBER, "Cyber Incident Responder");

/** Returns the lines for injuries at work. */
const injuryLines = (data: Insurance): readonly ClaimsLine[] =>
  linesOf(data, (kind) => INJURIES.has(kind), "Insurer");

function linesOf(
  { insurancePolicies, thirdParties }: Insurance,
  isKind: (kind: string) => boolean,
  category: string,
): readonly ClaimsLine[] {
  const policies = [
    ...SITE_FIRST.flatMap((kind) => insurancePolicies.filter((policy) => policy.kind === kind)),
    ...insurancePolicies.filter(({ kind }) => !SITE_FIRST.includes(kind)),
  ].filter(({ kind }) => isKind(kind));
  const lines = new Map<string, ClaimsLine>();
  for (const { insurer, policyNumber, claimsPhone } of policies) {
    const key = `${insurer} ${claimsPhone}`;
    const before = lines.get(key)?.policyNumbers ?? [];
    const policyNumbers = policyNumber === "" ? before : [...new Set([...before, policyNumber])];
    lines.set(key, {
      insurer,
      policyNumbers,
      phone: claimsPhone,
      source: APPENDICES.insurance.number,
    });
  }
  for (const { name, phone } of lines.size === 0 ? partiesOf(thirdParties, category) : [])
    lines.set(`${name} ${phone}`, {
      insurer: name,
      policyNumbers: [],
      phone,
      source: APPENDICES.thirdParties.number,
    });
  return [...lines.values()].toSorted((a, b) => Number(a.phone === "") - Number(b.phone === ""));
}

const partiesOf = (parties: Insurance["thirdParties"], category: string) =>
  parties.filter((party) => party.category === category);

/** Returns lines for claims as filled texts. */
export const claimsTexts = (lines: readonly ClaimsLine[]): readonly FilledText[] =>
  lines.map(({ insurer, phone, policyNumbers }) =>
    joined([recorded(insurer), phoneNumber(phone), recorded(policyNumbers.join(", "))]),
  );

/** The lines for claims of a field. */
const LINES = 2;

/** Returns lines for claims as one text; an appendix has the others. */
const joinedLines = (lines: readonly ClaimsLine[]): FilledText =>
  firstOf(claimsTexts(lines), LINES, lines[0]?.source ?? "");

/** Returns what the template's text says of meeting points and insurers. */
export const firstHourTextValues = (data: Site & Insurance) => ({
  assemblyArea: assemblyArea(data),
  assemblyPoint: recorded(meetingPoint(data)),
  claimsLines: joinedLines(claimsLines(data)),
  cyberLines: joinedLines(cyberLines(data)),
  injuryInsurer: joinedLines(injuryLines(data)),
});

/** Returns 'the assembly area' with what is recorded of it, for a sentence. */
function assemblyArea(site: Site): FilledText {
  const text = withoutFullStop(recorded(meetingPoint(site)));
  return joined([["the assembly area"], text], ": ");
}
