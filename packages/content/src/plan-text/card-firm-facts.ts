import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { type CardFactRule, lineFor } from "./card-fact-rule";
import { claimsLineTexts, firmLines, firstFirm } from "./card-lines";
import { linesOfKind, thirdPartiesOf } from "./claims-lines";

const MAX_SUPPLIERS = 3;
/** How a firm that repairs lifts is known. */
const LIFTS = /\b(?:lift|elevator)s?\b/iu;

/** Firms that a business may have, or that follow from other entries. */
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
  liftCompany: {
    label: "Lift company",
    lines: (content) =>
      firmLines(
        thirdPartiesOf(content, "Equipment Maintenance Contractor").filter(({ name, comments }) =>
          LIFTS.test(`${name} ${comments ?? ""}`),
        ),
      ).slice(0, 1),
  },
  cyberResponder: {
    label: "Cyber responder",
    lines: (content) => firstFirm(content, "Cyber Incident Responder"),
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
  cyberInsurerLine: {
    label: "Cyber line",
    lines: (content) => claimsLineTexts(linesOfKind(content, "Cyber")),
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
