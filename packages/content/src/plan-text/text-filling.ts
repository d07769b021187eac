import { capitalised } from "@holdfast/contract/platform/text-rules";
import { type FilledText, firstOf, plainText } from "./filled-text";

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
  "date",
  "emergency",
  "emergencyKit",
  "injuryInsurer",
  "lastExercise",
  "lastRestoreTest",
  "location",
  "mtpd",
  "payroll",
  "payrollFallback",
  "phoneOrder",
  "plan",
  "ransomDuty",
  "restoreTest",
  "review",
  "safetyRegulator",
  "safetyRegulatorCall",
  "site",
  "siteLine",
  "sitePhone",
  "step1",
  "step2",
  "step3",
  "step4",
  "step5",
  "teamNames",
  "unit",
  "wildfire",
  "within",
] as const;

/** A document's own data by the names that its template text uses. */
export type TextValues = Readonly<Partial<Record<(typeof NAMES)[number], string | FilledText>>> & {
  /** Recorded third parties by category, for `{party:Insurer}` and `{party:Insurer|Insurance Broker}`. */
  readonly parties?: ReadonlyMap<string, readonly FilledText[]>;
};

/** What running text calls a business that has no name yet. */
export const UNNAMED_BUSINESS = "the business";

/** Text after which a sentence begins. */
const SENTENCE_START = /(^|[.:?!]\s+)$/u;

const PARTIES = "party:";

const PLACEHOLDER = new RegExp(`\\{(${PARTIES}[^}]+|${NAMES.join("|")})\\}`, "u");

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

/**
 * Returns template text with its data.
 * @param before the text before it, without marks, which says whether a sentence begins
 */
export function filled(text: string, values: TextValues, before: string): FilledText {
  const pieces = typographic(text).split(PLACEHOLDER);
  return pieces.flatMap((piece, at) => {
    if (at % 2 === 0) return piece === "" ? [] : [piece];
    const value = valueOf(piece, values);
    if (typeof value !== "string") return value;
    const isWord = piece === "wildfire" || value === UNNAMED_BUSINESS;
    const begins = isWord && SENTENCE_START.test(before + textBefore(pieces, at));
    return [begins ? capitalised(value) : value];
  });
}

const valueOf = (name: string, values: TextValues): string | FilledText =>
  name.startsWith(PARTIES)
    ? partiesOf(name.slice(PARTIES.length), values)
    : (values[name as (typeof NAMES)[number]] ?? `{${name}}`);

/** Returns template text with its data, without marks, such as for a checklist on screen. */
export const plainTextOf = (text: string, values: TextValues): string =>
  text
    .split("**")
    .map((piece, at, pieces) => plainText(filled(piece, values, textBefore(pieces, at))))
    .join("");

export const textBefore = (pieces: readonly string[], at: number): string =>
  pieces.slice(0, at).join("");

/** Where the table or list of an action is: words of the page, and no fact of the plan. */
const OF_PAGE: ReadonlySet<string> = new Set(["above", "below"]);

/** Returns the facts that template text names, such as 'assemblyArea' and 'party:Insurer'. */
export const factsNamedBy = (text: string): readonly string[] =>
  text.split(PLACEHOLDER).filter((name, at) => at % 2 === 1 && !OF_PAGE.has(name));

const partiesOf = (categories: string, { parties }: TextValues): FilledText =>
  partiesText(categories.split("|").flatMap((category) => parties?.get(category) ?? []));

/** Returns the first of third parties for a line or a cell; Appendix C has the others. */
export const partiesText = (parties: readonly FilledText[]): FilledText =>
  firstOf(parties, 1, "Appendix C");
