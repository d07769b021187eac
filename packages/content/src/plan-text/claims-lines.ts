import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import { type FilledText, firstOf, joined, phoneNumber, recorded } from "./filled-text";
import type { TextFacts } from "./text-facts";

/* Whom to call for a claim, a cyber incident or an injury at work. */

type Insurance = Pick<TextFacts, "insurancePolicies" | "parties">;

/** An insurer's line for claims. */
export type ClaimsLine = {
  readonly insurer: string;
  /** Of every policy with this line. */
  readonly policyNumbers: readonly string[];
  readonly phone: string | null;
  /** The appendix that has it in full. */
  readonly source: string;
};

const CYBER: string = "Cyber" satisfies InsuranceKind;
const INJURIES: ReadonlySet<string> = new Set<InsuranceKind>([
  "Workers compensation",
  "Employers’ liability",
]);
/** Damage to the site is the first claim of most incidents. */
const SITE_FIRST: readonly InsuranceKind[] = [
  "Property and contents",
  "Business interruption",
  "Machinery breakdown",
];

/** Returns the lines for claims other than cyber and injury, the site's insurers first, those with a number before others. */
export const claimsLines = (
  facts: Insurance,
  first: readonly InsuranceKind[] = SITE_FIRST,
): readonly ClaimsLine[] =>
  linesOf(facts, (kind) => kind !== CYBER && !INJURIES.has(kind), "Insurer", first);

/** Returns the insurers' lines for a cyber incident, or the responders that the business has chosen. */
export const cyberLines = (facts: Insurance): readonly ClaimsLine[] =>
  linesOf(facts, (kind) => kind === CYBER, "Cyber Incident Responder");

/** Returns the lines for injuries at work. */
export const injuryLines = (facts: Insurance): readonly ClaimsLine[] =>
  linesOf(facts, (kind) => INJURIES.has(kind), "Insurer");

/** Returns the lines of policies of one kind; empty if none is recorded. */
export const linesOfKind = (
  { insurancePolicies }: Pick<Insurance, "insurancePolicies">,
  wanted: InsuranceKind,
): readonly ClaimsLine[] =>
  linesOf({ insurancePolicies, parties: [] }, (kind) => kind === wanted, "Insurer");

function linesOf(
  { insurancePolicies, parties }: Insurance,
  isKind: (kind: string) => boolean,
  category: string,
  first: readonly string[] = SITE_FIRST,
): readonly ClaimsLine[] {
  const policies = [
    ...first.flatMap((kind) => insurancePolicies.filter((policy) => policy.kind === kind)),
    ...insurancePolicies.filter(({ kind }) => !first.includes(kind)),
  ].filter(({ kind }) => isKind(kind));
  const lines = new Map<string, ClaimsLine>();
  for (const { insurer, policyNumber, claimsPhone } of policies) {
    const key = `${insurer} ${claimsPhone}`;
    const before = lines.get(key)?.policyNumbers ?? [];
    const policyNumbers = policyNumber === null ? before : [...new Set([...before, policyNumber])];
    lines.set(key, { insurer, policyNumbers, phone: claimsPhone, source: "Appendix M" });
  }
  for (const { name, phone } of lines.size === 0 ? thirdPartiesOf({ parties }, category) : [])
    lines.set(`${name} ${phone}`, {
      insurer: name,
      policyNumbers: [],
      phone,
      source: "Appendix C",
    });
  return [...lines.values()].toSorted(
    (a, b) => Number(a.phone === null) - Number(b.phone === null),
  );
}

/** Returns the third parties of a category. */
export const thirdPartiesOf = <Party extends Pick<PlanParty, "kind" | "categories">>(
  { parties }: { readonly parties: readonly Party[] },
  category: string,
): readonly Party[] =>
  parties.filter(({ kind, categories }) => kind === "third-party" && categories.includes(category));

/** Returns lines for claims as filled texts. */
export const claimsTexts = (lines: readonly ClaimsLine[]): readonly FilledText[] =>
  lines.map(({ insurer, phone, policyNumbers }) =>
    joined([recorded(insurer), phoneNumber(phone), recorded(policyNumbers.join(", "))]),
  );

/** The lines for claims of a field. */
const LINES = 2;

/** Returns lines for claims as one text; an appendix has the others. */
export const linesText = (lines: readonly ClaimsLine[]): FilledText =>
  firstOf(claimsTexts(lines), LINES, lines[0]?.source ?? "");
