import { capitalised } from "@holdfast/contract/platform/text-rules";

/** The names of a plan's own facts in template text. */
const NAMES = [
  "above",
  "address",
  "approvedOn",
  "approver",
  "assemblyArea",
  "assemblyPoint",
  "backups",
  "below",
  "approverPosition",
  "business",
  "callOrder",
  "claimsLines",
  "contactNumber",
  "cyberLines",
  "cyberService",
  "date",
  "emergency",
  "emergencyKit",
  "injuryInsurer",
  "location",
  "mtpd",
  "payroll",
  "payrollFallback",
  "phoneOrder",
  "place",
  "plan",
  "ransomDuty",
  "restoreTest",
  "review",
  "safetyRegulator",
  "safetyRegulatorCall",
  "shortAddress",
  "site",
  "siteLine",
  "sitePhone",
  "step1",
  "step2",
  "step3",
  "step4",
  "step5",
  "stormFlood",
  "teamNames",
  "unit",
  "wildfire",
  "within",
] as const;

/** A document's own data by the names that its template text uses. */
export type TextValues = Readonly<Partial<Record<(typeof NAMES)[number], string>>> & {
  /** Recorded third parties by category, for `{party:Insurer}` and `{party:Insurer|Insurance Broker}`. */
  readonly parties?: ReadonlyMap<string, readonly string[]>;
};

/** What running text calls a business that has no name yet. */
export const UNNAMED_BUSINESS = "the business";

/** Text after which a sentence begins. */
const SENTENCE_START = /(^|[.:?!]\s+)$/u;

const PARTIES = /\{party:([^}]+)\}/gu;

const PLACEHOLDER = new RegExp(`\\{(${NAMES.join("|")})\\}`, "gu");
const ANY_PLACEHOLDER = /\{(\w+(?::[^}]+)?)\}/gu;

/** Alternatives such as 'Yes / No', which stay on one line. */
const ALTERNATIVES = / \/ /gu;

/** A straight quote at the beginning of a text, or after a space, a bracket or a dash, opens; any other closes. */
const OPENING_QUOTE = /(?<=^|[\s([–])'/gu;
const OPENING_DOUBLE_QUOTE = /(?<=^|[\s([–])"/gu;

/** Returns template text with typographic quotes and no-break spaces; recorded data remain as they were typed. */
export const typographic = (text: string): string =>
  text
    .replaceAll(OPENING_QUOTE, "‘")
    .replaceAll("'", "’")
    .replaceAll(OPENING_DOUBLE_QUOTE, "“")
    .replaceAll('"', "”")
    .replaceAll(ALTERNATIVES, "\u00a0/\u00a0");

/** @param before the text before it, without marks, which says whether a sentence begins */
export function filled(text: string, values: TextValues, before: string): string {
  return typographic(text)
    .replaceAll(PARTIES, (_mark, categories: string) => partiesOf(categories, values))
    .replaceAll(PLACEHOLDER, (mark, name: (typeof NAMES)[number], at: number, whole: string) => {
      const value = values[name] ?? mark;
      const isWord = name === "wildfire" || value === UNNAMED_BUSINESS;
      return isWord && SENTENCE_START.test(before + whole.slice(0, at))
        ? capitalised(value)
        : value;
    });
}

/** Returns template text with its data, without marks, such as for a checklist on screen. */
export const plainTextOf = (text: string, values: TextValues): string =>
  text
    .split("**")
    .map((piece, at, pieces) => filled(piece, values, pieces.slice(0, at).join("")))
    .join("");

/** Where the table or list of an action is: words of the page, and no fact of the plan. */
const OF_PAGE: ReadonlySet<string> = new Set(["above", "below"]);

/** Returns the facts that template text names, such as 'assemblyArea' and 'party:Insurer'. */
export const factsNamedBy = (text: string): readonly string[] =>
  [...text.matchAll(ANY_PLACEHOLDER)].flatMap(([, name = ""]) => (OF_PAGE.has(name) ? [] : [name]));

const partiesOf = (categories: string, { parties }: TextValues): string =>
  partiesText(categories.split("|").flatMap((category) => parties?.get(category) ?? []));

/** Returns third parties as one text; Appendix C has them all. */
export const partiesText = (parties: readonly string[]): string => firstOf(parties, "Appendix C");

/** How many of several entries a text names. */
const NAMED = 3;

/** Returns entries as one text, such as 'Ovens, Grill, Fryer and 3 more (Appendix D)'. */
export function firstOf(entries: readonly string[], source: string): string {
  const named = entries.slice(0, NAMED).join(", ");
  const more = entries.length - NAMED;
  return more > 0 ? `${named} and ${more} more (${source})` : named;
}
