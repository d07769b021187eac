import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import { type CardFactRule, lineFor } from "./card-fact-rule";
import { claimsLineTexts, firmLines, firstFirm, recordedLines } from "./card-lines";
import { claimsLines, linesOfKind, thirdPartiesOf } from "./claims-lines";

const INTERRUPTION_FIRST = new Set(["power", "building", "supplier"]);
const INTERRUPTION_KINDS: readonly InsuranceKind[] = [
  "Business interruption",
  "Property and contents",
  "Machinery breakdown",
];
const MAX_SUPPLIERS = 3;
/** How a firm that repairs lifts is known. */
const LIFTS = /\b(?:lift|elevator)s?\b/iu;

/** Insurers and other firms of a business. */
export const FIRM_FACTS = {
  broker: { label: "Broker", lines: (content) => firstFirm(content, "Insurance Broker") },
  landlord: {
    label: "Landlord",
    lines: (content) => firstFirm(content, "Landlord or Property Manager"),
  },
  securityCompany: {
    label: "Alarm or guard firm",
    lines: (content) =>
      firstFirm(content, "Security or Alarm Monitoring Company", "Guarding and Patrol Company"),
  },
  electrician: {
    label: "Electrician",
    lines: (content) => firstFirm(content, "Emergency Electrician"),
  },
  plumber: {
    label: "Plumber",
    lines: (content) => firstFirm(content, "Emergency Plumber"),
    missing: lineFor("plumber"),
  },
  liftCompany: {
    label: "Lift company",
    lines: (content) =>
      firmLines(
        thirdPartiesOf(content, "Equipment Maintenance Contractor").filter(({ name, comments }) =>
          LIFTS.test(`${name} ${comments ?? ""}`),
        ),
      ).slice(0, 1),
  },
  internetProvider: {
    label: "Internet, phones",
    lines: (content) => firstFirm(content, "Internet or Telephone Provider"),
    missing: lineFor("internetProvider"),
  },
  cardProvider: {
    label: "Card terminals",
    lines: ({ finances }) => recordedLines(finances.cardProvider),
    missing: lineFor("cardProvider", "Number on the terminal: "),
  },
  itProvider: {
    label: "IT help",
    lines: (content) => firstFirm(content, "IT Managed Service Provider"),
    missing: lineFor("itProvider"),
  },
  cyberResponder: {
    label: "Cyber responder",
    lines: (content) => firstFirm(content, "Cyber Incident Responder"),
  },
  bankFraudLine: {
    label: "Bank, fraud",
    lines: bankLines,
    missing: lineFor("bankFraudLine", "Number on the back of the bank card: "),
  },
  bank: {
    label: "Bank",
    lines: (content) => [
      ...bankLines(content),
      ...recordedLines(content.finances.signatories).map((text): CardText => [
        "May sign: ",
        ...text,
      ]),
    ],
    missing: lineFor("bank"),
  },
  solicitor: {
    label: "Solicitor",
    lines: (content) => firstFirm(content, "Solicitor", "Crisis Lawyer"),
  },
  keySuppliers: {
    label: "Suppliers",
    lines: (content) => firmLines(keySuppliers(content)),
    missing: lineFor("keySuppliers"),
  },
  otherSuppliers: {
    label: "Second source",
    lines: () => [],
    missing: lineFor("otherSuppliers"),
  },
  insurerClaims: {
    label: "Claims line",
    lines: (content, cardId) => {
      const lines = INTERRUPTION_FIRST.has(cardId)
        ? claimsLines(content, INTERRUPTION_KINDS)
        : claimsLines(content);
      return lines.length === 0 ? firstFirm(content, "Insurance Broker") : claimsLineTexts(lines);
    },
    missing: lineFor("insurerClaims"),
  },
  cyberInsurerLine: {
    label: "Cyber line",
    lines: (content) => claimsLineTexts(linesOfKind(content, "Cyber")),
  },
  liabilityInsurer: {
    label: "Liability insurer",
    lines: (content) => {
      const lines = linesOfKind(content, "Public and product liability");
      return lines.length === 0 ? firstFirm(content, "Insurance Broker") : claimsLineTexts(lines);
    },
    missing: lineFor("liabilityInsurer"),
  },
  workersInsurer: {
    label: "Workers’ insurer",
    lines: (content) =>
      claimsLineTexts([
        ...linesOfKind(content, "Workers compensation"),
        ...linesOfKind(content, "Employers’ liability"),
      ]),
  },
} satisfies Record<string, CardFactRule>;

/** Returns the suppliers that units name, those of the units that must be back first before others. */
function keySuppliers({ parties, units }: PlanContent) {
  const needed = units
    .toSorted((a, b) => (a.rtoDays ?? Infinity) - (b.rtoDays ?? Infinity))
    .flatMap(({ dependencies }) => dependencies.filter(({ kind }) => kind === "supplier"))
    .map(({ id }) => id);
  const rank = (partyId: string) => (needed.includes(partyId) ? needed.indexOf(partyId) : Infinity);
  return parties
    .filter(({ kind }) => kind === "supplier")
    .toSorted((a, b) => rank(a.partyId) - rank(b.partyId) || 0)
    .slice(0, MAX_SUPPLIERS);
}

/** Returns the bank among the third parties; otherwise what the finances say of it. */
function bankLines(content: PlanContent): CardText[] {
  const firm = firstFirm(content, "Bank or Financier");
  return firm.length === 0 ? recordedLines(content.finances.bank) : firm;
}
