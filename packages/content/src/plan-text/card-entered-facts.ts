import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import { type EnteredFactRule, type EnteredFacts, lineFor } from "./card-fact-rule";
import { claimsLineTexts, firstFirm, publicNumbers, recordedLines } from "./card-lines";
import { claimsLines, linesOfKind } from "./claims-lines";

const INTERRUPTION_FIRST = new Set(["power", "building", "supplier"]);
const INTERRUPTION_KINDS: readonly InsuranceKind[] = [
  "Business interruption",
  "Property and contents",
  "Machinery breakdown",
];

/** Facts that a person enters: each declares where, so that one that is missing becomes a finding. */
export const ENTERED_FACTS = {
  meetingPoint: {
    label: "Meeting point",
    lines: ({ site }) => recordedLines(site.assemblyPoint),
    missing: lineFor("meetingPoint"),
    entered: { name: "meeting point", on: "site-and-finances" },
  },
  firstAid: {
    label: "First aid",
    lines: ({ site }) => [
      ...recordedLines(site.emergencyKit),
      ...recordedLines(site.defibrillator).map((text): CardText => ["Defibrillator: ", ...text]),
    ],
    missing: lineFor("firstAid"),
    entered: { name: "first aid", on: "site-and-finances" },
  },
  shutOffs: {
    label: "Shut-offs",
    lines: ({ site }) => recordedLines(site.shutOffs),
    missing: ["Gas: ", "Water: ", "Power: "].flatMap((what) => lineFor("shutOffs", what)),
    entered: { name: "shut-offs", on: "site-and-finances" },
  },
  saferPlace: {
    label: "Safer place, away from bush",
    lines: ({ site }) => recordedLines(site.saferPlace),
    missing: lineFor("saferPlace", "Away from the fire, to a built-up area: "),
    entered: { name: "safer place away from bush", on: "site-and-finances" },
  },
  cardProvider: {
    label: "Card terminals",
    lines: ({ finances }) => recordedLines(finances.cardProvider),
    missing: lineFor("cardProvider", "Number on the terminal: "),
    entered: { name: "card terminals", on: "site-and-finances" },
  },
  bank: {
    label: "Bank",
    lines: (facts) => [
      ...bankLines(facts),
      ...recordedLines(facts.finances.signatories).map((text): CardText => ["May sign: ", ...text]),
    ],
    missing: lineFor("bank"),
    entered: { name: "bank", on: "site-and-finances" },
  },
  bankFraudLine: {
    label: "Bank, fraud",
    lines: bankLines,
    missing: lineFor("bankFraudLine", "Number on the back of the bank card: "),
    entered: { name: "bank", on: "site-and-finances" },
  },
  plumber: {
    label: "Plumber",
    lines: (facts) => firstFirm(facts, "Emergency Plumber"),
    missing: lineFor("plumber"),
    entered: { name: "emergency plumber", on: "third-parties" },
  },
  internetProvider: {
    label: "Internet, phones",
    lines: (facts) => firstFirm(facts, "Internet or Telephone Provider"),
    missing: lineFor("internetProvider"),
    entered: { name: "internet or telephone provider", on: "third-parties" },
  },
  itProvider: {
    label: "IT help",
    lines: (facts) => firstFirm(facts, "IT Managed Service Provider"),
    missing: lineFor("itProvider"),
    entered: { name: "IT managed service provider", on: "third-parties" },
  },
  electricityFaults: {
    label: "Power faults",
    lines: (facts) => {
      const supplier = firstFirm(facts, "Electricity Supplier");
      const distributors = publicNumbers(facts, ["electricity_hazard"], 2);
      // Several networks share a state: only the business knows which is its own.
      return distributors.length === 1 || supplier.length === 0 ? distributors : supplier;
    },
    missing: lineFor("electricityFaults"),
    entered: { name: "electricity supplier", on: "third-parties" },
  },
  insurerClaims: {
    label: "Claims line",
    lines: (facts, cardId) => {
      const lines = INTERRUPTION_FIRST.has(cardId)
        ? claimsLines(facts, INTERRUPTION_KINDS)
        : claimsLines(facts);
      return lines.length === 0 ? firstFirm(facts, "Insurance Broker") : claimsLineTexts(lines);
    },
    missing: lineFor("insurerClaims"),
    entered: { name: "insurer’s claims line", on: "insurance" },
  },
  liabilityInsurer: {
    label: "Liability insurer",
    lines: (facts) => {
      const lines = linesOfKind(facts, "Public and product liability");
      return lines.length === 0 ? firstFirm(facts, "Insurance Broker") : claimsLineTexts(lines);
    },
    missing: lineFor("liabilityInsurer"),
    entered: { name: "liability insurer", on: "insurance" },
  },
  contactNumber: {
    label: "Our phone",
    lines: ({ location }) => (location.phone === null ? [] : [[{ phone: location.phone }]]),
    missing: lineFor("contactNumber"),
    entered: { name: "phone number", on: "locations" },
  },
} satisfies Record<string, EnteredFactRule>;

/** Returns the bank among the third parties; otherwise what the finances say of it. */
function bankLines(facts: EnteredFacts): CardText[] {
  const firm = firstFirm(facts, "Bank or Financier");
  return firm.length === 0 ? recordedLines(facts.finances.bank) : firm;
}
