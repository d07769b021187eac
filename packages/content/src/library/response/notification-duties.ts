import duties from "../../data/response/notification_duties.json";

/** A duty to tell an authority or a partner of an event, with its time limit. */
export type NotificationDuty = {
  readonly dutyId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The abbreviation of a state or nation; null for the whole country. */
  readonly region: string | null;
  readonly event: string;
  readonly tell: string;
  readonly deadlineText: string;
  readonly appliesTo: string;
  readonly how: string;
  /** The role that gives the notice, as in 'Who tells whom'. */
  readonly planOwner: string;
  readonly audience: string;
  readonly keep: string;
  readonly source: string;
  readonly checkedOn: string;
  readonly confidence: string;
};

/**
 * The industries (ANZSIC divisions, and beginnings of their codes) that a duty of one sector is for; duties without
 * an entry are for every business. Matched with the beginning of the duty's id without its country.
 */
const SECTORS: Readonly<Record<string, readonly string[]>> = {
  "whs-comcare": ["O", "75", "76", "77"],
  "my-health-record": ["84", "85", "86"],
  "critical-infrastructure": [
    "D",
    "26",
    "27",
    "28",
    "46",
    "47",
    "48",
    "49",
    "58",
    "62",
    "63",
    "84",
  ],
  apra: ["K", "62", "63", "64"],
  asic: ["K", "62", "63", "64"],
  food: ["01", "02", "04", "C", "11", "12", "36", "41", "H", "44", "45"],
  childcare: ["871", "801"],
  "aged-care": ["86"],
  ndis: ["85", "87"],
  cqc: ["84", "85", "86", "87"],
};

const appliesIn = (duty: NotificationDuty, industryCode: string): boolean => {
  const subject = duty.dutyId.slice(duty.country.length + 1);
  const sector = Object.keys(SECTORS).find((key) => subject.startsWith(key));
  return (
    sector === undefined ||
    (SECTORS[sector] ?? []).some((prefix) => industryCode.startsWith(prefix))
  );
};

/** Duties of contracts follow those of the law, which can't be agreed otherwise. */
const CONTRACTS = new Set(["insurer", "broker", "landlord", "bank"]);

/** Whether a contract asks for a notice, and not the law. */
export const isOfContract = ({ audience }: Pick<NotificationDuty, "audience">): boolean =>
  CONTRACTS.has(audience);

const all: readonly NotificationDuty[] = duties;

/** Returns the duties of a business by country, region and industry, those of the law first. */
export const notificationDutiesAt = (
  country: string,
  region: string | null,
  industryCode: string,
): readonly NotificationDuty[] =>
  all
    .filter((duty) => duty.country === country && (duty.region === null || duty.region === region))
    .filter((duty) => appliesIn(duty, industryCode))
    .toSorted((a, b) => Number(isOfContract(a)) - Number(isOfContract(b)));

/** An address of the web, of a government or a public collection of laws. */
const ADDRESS = /\b(?:[\w-]+\.)+[a-z]{2,}\b/gu;
const OFFICIAL =
  /(?:^|\.)(?:gov|govt)(?:\.(?:au|nz|uk|za))?$|(?:^|\.)(?:austlii\.edu\.au|worldlii\.org)$/u;
/** Notes on how a duty was checked, which are no source. */
const NOTES =
  /own knowledge|not confirmed|confirms the duty|\bcop(?:y|ies)\b|list of \d{4}|not an official page|were read in|good practice/u;

const isCitation = (text: string) =>
  text !== "" &&
  !NOTES.test(text) &&
  (text.match(ADDRESS) ?? []).every((address) => OFFICIAL.test(address));

/**
 * Returns what a document cites of a duty's source: acts, standards, contracts and pages of authorities, without the law
 * firms' and vendors' pages that were read, and without notes on how it was checked. Pure.
 */
export const citationsOf = (source: string): readonly string[] =>
  source
    .replaceAll(/ \(([^)]*)\)/gu, (bracket, inner: string) => (isCitation(inner) ? bracket : ""))
    .split("; ")
    .filter(isCitation);
