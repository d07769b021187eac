import { contactTypeById } from "@holdfast/content/library/contact-types";
import { assetTypeById } from "@holdfast/content/library/impact/asset-types";
import { workTypeById } from "@holdfast/content/library/impact/work-types";
import { teamNameOf, teamTypeById } from "@holdfast/content/library/response/team-types";
import { unitCalls } from "@holdfast/content/short-plan/unit-calls";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import {
  addressText,
  firstNumber,
  personOf,
  phoneOf,
  recoveryPlace,
  recoveryText,
} from "@holdfast/content/plan-text/plan-lookups";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import { hundredthsOf, hundredthsText, unitsText } from "@holdfast/contract/platform/money-rules";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import { capitalised } from "@holdfast/contract/platform/text-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { riskRatingColour } from "@holdfast/contract/risks/risk-rating-rules";
import { cardsOnPaper } from "@holdfast/printables/short-plan/cards-on-paper";

/** Returns a label by which a person finds a row again, such as S-03. */
const label = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(2, "0")}`;

/** Returns what the continuity plan prints. Pure. */
export function planDocumentOf(content: PlanContent): Omit<PlanDocument, "control" | "dateIssued"> {
  const { organisation, plan, location, teams, units, assets, areas } = content;
  const people = content.people.map((person, at) => printedPerson(person, label("P", at)));
  const printed = new Map(
    content.people.map(({ contactId }, at) => [contactId, people.slice(at, at + 1)]),
  );
  const printedOf = (contactId: string) => printed.get(contactId) ?? [];
  const unitNames = new Map(units.map(({ departmentId, name }) => [departmentId, name]));
  const partiesOf = (kind: PlanParty["kind"]) =>
    content.parties.filter((party) => party.kind === kind).map(printedParty);
  return {
    business: {
      name: organisation.name,
      tradingName: organisation.tradingName,
      logoUrl: organisation.logoUrl,
      governance: organisation.governance,
      registrationNumber: organisation.registrationNumber ?? "",
      industry: `${organisation.industry.name} (${organisation.industry.code})`,
    },
    plan: {
      name: plan.name,
      location: {
        name: location.name,
        address: addressText(location),
        country: location.country?.name ?? null,
        phone: location.phone ?? "",
        email: location.email ?? "",
      },
      owners: content.people
        .filter(({ contactId }) => plan.ownerContactIds.includes(contactId))
        .flatMap(({ contactId }) => printedOf(contactId)),
      ...content.state,
    },
    mtpdDays: plan.mtpd?.days ?? null,
    mtpdName: plan.mtpd?.name ?? null,
    ...(plan.mtpd?.isProposed === true && { isMtpdProposed: true }),
    teams: teams.map(({ teamTypeId, members }) => ({
      teamTypeName: teamTypeById(teamTypeId)?.name ?? "",
      contacts: members.flatMap(({ contactId, designation, confirmedOn }) =>
        printedOf(contactId).map((person) => ({ ...person, designation, confirmedOn })),
      ),
    })),
    people: content.people.flatMap((person) =>
      printedOf(person.contactId).map((printed) => ({
        ...printed,
        // A casual worker's contract has the same name.
        work: [
          ...new Set([
            contactTypeById(person.contactTypeId)?.name,
            workTypeById(person.workTypeId)?.name,
          ]),
        ]
          .filter(Boolean)
          .join(", "),
        department: person.department ?? "",
        location: person.location ?? "",
      })),
    ),
    criticalAreas: areas.map((area, index) => ({
      idLabel: label("S", index),
      name: area.name,
      isProposed: area.isProposed,
      category: area.category,
      criticality: area.criticality,
      criticalPeriods: area.criticalPeriods,
      penalty: area.penalty,
      description: area.description ?? "",
      notes: area.notes ?? "",
      impacts: area.impacts,
    })),
    supportingUnits: units.map((unit, index) => {
      const leader = personOf(content, unit.leaderContactId);
      return {
        idLabel: label("U", index),
        name: unit.name,
        rtoDays: unit.rtoDays,
        rpoDays: unit.rpoDays,
        isProposed: unit.isProposed,
        leader: leader ? [leader.name, leader.jobTitle].filter(Boolean).join(", ") : "",
        leaderPhone: (leader && firstNumber(leader)) ?? "",
        minimumService: unit.minimumService ?? "",
        firstSteps: unit.firstSteps,
        workaround: unit.workaround ?? "",
        calls: unitCalls(content, unit).map(({ name, number }) => ({
          name,
          why: whyOf(content, name),
          number: number ?? "",
        })),
      };
    }),
    ...printedDetails(content),
    recoverySites: content.recoverySites.map((site, index) => ({
      idLabel: label("R", index),
      name: site.name,
      address: [site.addressDetails, site.address].filter(Boolean).join(", "),
      phone: site.phone ?? "",
      contact: site.email ?? "",
    })),
    recoveryStrategies: units.flatMap(({ name, recovery }) => {
      if (!recovery) return [];
      const place = recoveryPlace(content, recovery);
      return [
        {
          unit: name,
          location: recoveryText(content, recovery),
          isProposed: recovery.isProposed,
          floor: place?.addressDetails ?? "",
          phone: place?.phone ?? "",
          email: place?.email ?? "",
          comments: recovery.comments ?? "",
        },
      ];
    }),
    unitDependencies: units.flatMap((unit) =>
      unit.dependencies.map(({ kind, name }) => ({ unit: unit.name, kind, name })),
    ),
    highRisks: printedHighRisks(content),
    insurancePolicies: content.insurancePolicies.map((policy) => ({
      kind: policy.kind,
      insurer: policy.insurer,
      policyNumber: policy.policyNumber ?? "",
      claimsPhone: policy.claimsPhone ?? "",
      sumInsured: policy.sumInsured === null ? "" : unitsText(policy.sumInsured, plan.currency),
      indemnityPeriod: policy.indemnityMonths === null ? "" : monthsText(policy.indemnityMonths),
      comments: policy.comments ?? "",
    })),
    suppliers: partiesOf("supplier"),
    customers: partiesOf("customer"),
    thirdParties: partiesOf("third-party"),
    requirements: assets.map((asset) => ({
      unit: unitNames.get(asset.departmentId) ?? "",
      assetType: assetTypeById(asset.assetTypeId)?.name ?? "",
      name: asset.name,
      isProposed: asset.isProposed,
      quantity: asset.quantity,
      comments: asset.comments ?? "",
    })),
    emergencyContacts: content.emergencyContacts,
    duties: content.duties,
    events: printedCards(content),
    lastHeld: content.lastHeld.map(({ name, heldOn, teamTypeIds }) => ({
      scenario: name,
      teams: teamTypeIds.map(teamNameOf),
      heldOn,
    })),
  };
}

function printedPerson(person: PlanPerson, idLabel: string) {
  const { name, jobTitle, email, phones } = person;
  const [first, second] = phones.filter(({ kind }) => kind !== "after-hours");
  return {
    idLabel,
    name,
    jobTitle: jobTitle ?? "",
    mobile: first?.number ?? "",
    phone: second?.number ?? "",
    afterHoursPhone: phoneOf(person, "after-hours") ?? "",
    email: email ?? "",
  };
}

const printedParty = (party: PlanParty): PlanDocument["suppliers"][number] => ({
  name: party.name,
  category: party.categories.join(", ") || null,
  contactPerson: party.contactPerson ?? "",
  phone: party.phone ?? "",
  email: party.email,
  address: [party.addressDetails, party.address].filter(Boolean).join(", "),
  website: party.website ?? "",
  comments: party.comments ?? "",
});

const printedDetails = ({
  site: { floorPlanUrl, ...site },
  backups: { lastRestoreTest, ...backups },
  finances,
}: PlanContent): Pick<PlanDocument, "site" | "backups" | "finances"> => ({
  site: { ...withoutNulls(site), floorPlanUrl },
  backups: { ...withoutNulls(backups), lastRestoreTest },
  finances: withoutNulls(finances),
});

/** Returns texts with '' for each that is missing, which prints as a line to write on or not at all. */
const withoutNulls = <Field extends string>(facts: Readonly<Record<Field, string | null>>) =>
  Object.fromEntries(
    Object.entries<string | null>(facts).map(([field, text]) => [field, text ?? ""]),
  ) as Record<Field, string>;

/** Returns the job of a person, or what a firm is and whom to ask for there. */
function whyOf({ people, parties, recoverySites }: PlanContent, name: string): string {
  const person = people.find((one) => one.name === name);
  if (person) return person.jobTitle ?? "";
  const party = parties.find((one) => one.name === name);
  if (!party) return recoverySites.some((site) => site.name === name) ? "Recovery site" : "";
  const kind = party.kind === "third-party" ? party.categories[0] : capitalised(party.kind);
  return [kind, party.contactPerson].filter(Boolean).join(": ");
}

/** Returns the event cards that paper has. */
const printedCards = (content: PlanContent): PlanDocument["events"] => {
  const onPaper = cardsOnPaper(content);
  return planCards(content).events.filter(({ cardId }) => onPaper.has(cardId));
};

/** Returns the risks of the rating High, highest first. */
const printedHighRisks = (content: PlanContent): PlanDocument["highRisks"] =>
  content.risks
    .filter(({ rating }) => riskRatingColour(rating) === "red")
    .toSorted((a, b) => b.rating - a.rating)
    .map((risk) => ({
      name: risk.name,
      isProposed: risk.isProposed,
      category: risk.category,
      description: risk.description ?? "",
      rating: risk.rating,
      likelihood: risk.likelihood,
      loss: unitsText(risk.loss, content.plan.currency),
      yearlyLoss: hundredthsText(hundredthsOf(risk.yearlyLoss), content.plan.currency),
      strategies: risk.strategies,
      isInsured: risk.isInsured,
      process: risk.process,
      status: risk.status ?? "",
      responsible: personOf(content, risk.responsibleContactId)?.name ?? "",
      followUpDate: risk.followUpDate,
      comments: risk.comments ?? "",
    }));
