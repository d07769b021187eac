import { unbrokenNumber } from "../document/contact-text";
import { dateText } from "../document/date-text";
import { shortenedName } from "../document/shortened-name";
import { textWidth, wrappedLines } from "../document/text-width";
import type { ContinuityPlanData, PlanPerson } from "./plan-data";
import { approverOf, planStatus, proposedText, shownVersion } from "./plan-status";
import { mtpdValue } from "./recovery-time-text";

/** What 'Document control' says of the plan. */
export interface IdentityFact {
  readonly label: string;
  /** As far as the page has room for it. */
  readonly shown: string;
  /** All of it, which an appendix has if it is longer. */
  readonly text: string;
}

/** Characters of two and of three lines. */
const TWO_LINES = 105;
const THREE_LINES = 155;
/** Characters of the name and the job of an owner with long details; the owners that are shown. */
const OWNER = { name: 38, job: 24 } as const;
const OWNERS = 2;

const WHERE_THE_REST_IS = " (Appendix P)";

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

const ownerText = ({ idLabel, name, jobTitle, mobile, phone, ...owner }: PlanPerson) =>
  joined(
    `${idLabel} ${name}`,
    jobTitle,
    unbrokenNumber(mobile),
    unbrokenNumber(phone),
    owner.afterHoursPhone && `${unbrokenNumber(owner.afterHoursPhone)} after hours`,
    owner.email,
  );

/** The owner's details in full if they are short, otherwise the name, the job and the first number. */
function shortOwnerText(owner: PlanPerson): string {
  const all = ownerText(owner);
  if (textWidth(all) <= THREE_LINES) return all;
  return joined(
    `${owner.idLabel} ${shortenedName(owner.name, OWNER.name)}`,
    shortenedName(owner.jobTitle, OWNER.job),
    owner.mobile || owner.phone,
  );
}

function ownersFact(owners: readonly PlanPerson[]): IdentityFact {
  const label = "Plan owners (accountable contacts)";
  const text = owners.map(ownerText).join("\n");
  const shown = owners.slice(0, OWNERS).map(shortOwnerText).join("\n");
  if (shown === text) return { label, text, shown };
  const more = owners.length - OWNERS;
  return {
    label,
    text,
    shown: `${shown}${more > 0 ? `\nand ${more} more` : ""}${WHERE_THE_REST_IS}`,
  };
}

function businessText({ name, tradingName, registrationNumber }: ContinuityPlanData["business"]) {
  const trading = name.includes(tradingName) ? "" : `trading as ${tradingName}`;
  return joined(name, trading, registrationNumber);
}

const noVersion = ({ plan }: ContinuityPlanData) =>
  plan.isExpired ? "None: printed after expiry, without the teams" : "Not approved";

/** Returns the business, the plan and its version, in the order of the page. */
export function identityFacts(data: ContinuityPlanData): readonly IdentityFact[] {
  const { business, plan, dateIssued } = data;
  const { name, address, phone, email } = plan.location;
  const version = shownVersion(data);
  return [
    fact("Business name", businessText(business)),
    fact("Industry", business.industry),
    fact("Location", joined(name, address), THREE_LINES),
    fact("Phone and email of the location", joined(phone, email)),
    ownersFact(plan.owners),
    fact("Plan name", plan.name),
    fact("Maximum tolerable period of disruption (MTPD)", mtpdValue(data)),
    fact("Data printed on", dateText(dateIssued)),
    fact("Version", version === undefined ? noVersion(data) : `Version ${version.number}`),
    fact(
      "Next review due no later than",
      version === undefined ? "Set with the approval of a version" : dateText(version.reviewDate),
    ),
  ];
}

function fact(label: string, text: string, width = TWO_LINES): IdentityFact {
  if (textWidth(text) <= width) return { label, text, shown: text };
  const shown = shortenedName(text, width - WHERE_THE_REST_IS.length) + WHERE_THE_REST_IS;
  return { label, text, shown };
}

/** Returns the facts that Appendix P has in full. */
export const longFacts = (data: ContinuityPlanData): readonly IdentityFact[] =>
  identityFacts(data).filter(({ shown, text }) => shown !== text);

/** Millimetres for the status, the facts and the rows of both tables of the page. */
const ROOM = 175;
/** Characters of a line, and millimetres of a line and of the space around a text. */
const STATUS = { characters: 78, line: 4.9, edges: 7 } as const;
/** Characters of a line to write on. */
const APPROVAL = 20;
const FACTS = { characters: 54, label: 30, line: 4.8, edges: 2.5 } as const;

/** Returns the millimetres that the texts of the page leave for the rows of both its tables. */
export function roomBelowIdentity(data: ContinuityPlanData): number {
  const { word, sentence, missing } = planStatus(data);
  const status = [`${word}. ${sentence}`, missing.join("; "), proposedText(data)].filter(Boolean);
  const statusLines = status.reduce((sum, text) => sum + wrappedLines(text, STATUS.characters), 0);
  const facts = identityFacts(data);
  const factLines = facts.reduce(
    (sum, { label, shown }) =>
      sum + Math.max(wrappedLines(shown, FACTS.characters), wrappedLines(label, FACTS.label)),
    0,
  );
  const version = shownVersion(data);
  const approval = version === undefined ? [""] : approverOf(version);
  const approvalLines = Math.max(...approval.map((text) => wrappedLines(text, APPROVAL))) - 1;
  const used =
    STATUS.edges + statusLines * STATUS.line + facts.length * FACTS.edges + factLines * FACTS.line;
  return Math.max(0, ROOM - used - approvalLines * STATUS.line);
}
