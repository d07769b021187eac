import { contactTypeById } from "@holdfast/content/library/contact-types";
import { assetTypeById } from "@holdfast/content/library/impact/asset-types";
import { workTypeById } from "@holdfast/content/library/impact/work-types";
import { teamTypeById } from "@holdfast/content/library/response/team-types";
import { mtpdText } from "@holdfast/content/plan-text/mtpd-text";
import { personOf, phoneOf, recoveryText } from "@holdfast/content/plan-text/plan-lookups";
import { unitsText } from "@holdfast/contract/platform/money-rules";
import type { ApprovedContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";

/** An entry of a part of the plan: its fields are compared with those of the entry that has the same id. */
export type ComparedEntry = {
  readonly id: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Returns the parts of a plan that are compared, in the order of the document, with names in place of ids. Pure. */
export function comparedParts(content: ApprovedContent): ReadonlyMap<string, ComparedEntry[]> {
  const { plan, units } = content;
  const nameOf = (contactId: string | null) => personOf(content, contactId)?.name ?? null;
  const unitNames = new Map(units.map(({ departmentId, name }) => [departmentId, name]));
  const partiesOf = (kind: PlanParty["kind"]) =>
    content.parties
      .filter((party) => party.kind === kind)
      .map(({ partyId, kind: _kind, categories, ...party }) =>
        entryOf(partyId, { ...party, category: categories }),
      );
  return new Map([
    ["Business", [business(content)]],
    [
      "Plan",
      [
        {
          ...onlyEntry("Plan"),
          fields: {
            name: plan.name,
            mtpd: plan.mtpd && mtpdText(plan),
            isMtpdProposed: plan.mtpd?.isProposed,
          },
        },
      ],
    ],
    ["Location", [location(content)]],
    ["Plan owners", plan.ownerContactIds.map((id) => ({ id, name: nameOf(id) ?? "", fields: {} }))],
    [
      "Teams",
      content.teams.flatMap(({ teamTypeId, members }) =>
        members.map(({ contactId, designation }) => ({
          id: `${teamTypeId} ${contactId}`,
          name: [nameOf(contactId), teamTypeById(teamTypeId)?.name].filter(Boolean).join(", "),
          fields: { designation },
        })),
      ),
    ],
    ["Staff", content.people.map(staff)],
    [
      "Critical areas",
      content.areas.map(({ strategicCriticalAreaId, ...area }) =>
        entryOf(strategicCriticalAreaId, area),
      ),
    ],
    [
      "Business units",
      units.map(({ departmentId, leaderContactId, recovery, dependencies, ...unit }) =>
        entryOf(departmentId, {
          ...unit,
          leaderContactId: nameOf(leaderContactId),
          dependsOn: dependencies.map(({ kind, name }) => `${name} (${kind})`),
          recoveryStrategy: recovery && recoveryText(content, recovery),
          recoveryComments: recovery?.comments,
          isRecoveryProposed: recovery?.isProposed,
        }),
      ),
    ],
    ["Site sheet", [{ ...onlyEntry("Site sheet"), fields: content.site }]],
    ["Backups", [{ ...onlyEntry("Backups"), fields: content.backups }]],
    ["Finances", [{ ...onlyEntry("Finances"), fields: content.finances }]],
    [
      "Recovery sites",
      content.recoverySites.map(({ alternativeSiteId, ...site }) =>
        entryOf(alternativeSiteId, site),
      ),
    ],
    [
      "Risks",
      content.risks.map(({ riskId, loss, yearlyLoss: _yearly, responsibleContactId, ...risk }) =>
        entryOf(riskId, {
          ...risk,
          loss: unitsText(loss, plan.currency),
          responsible: nameOf(responsibleContactId),
        }),
      ),
    ],
    [
      "Insurance policies",
      content.insurancePolicies.map(({ insurancePolicyId, sumInsured, ...policy }) => ({
        id: insurancePolicyId,
        name: `${policy.insurer}, ${policy.kind}`,
        fields: {
          ...policy,
          sumInsured: sumInsured === null ? null : unitsText(sumInsured, plan.currency),
        },
      })),
    ],
    ["Suppliers", partiesOf("supplier")],
    ["Customers", partiesOf("customer")],
    ["Third parties", partiesOf("third-party")],
    [
      "Disaster recovery requirements",
      content.assets.map(({ assetId, departmentId, assetTypeId, ...asset }) => ({
        ...entryOf(assetId, { ...asset, assetType: assetTypeById(assetTypeId)?.name }),
        name: [asset.name, unitNames.get(departmentId)].filter(Boolean).join(", "),
      })),
    ],
    [
      "Emergency numbers",
      content.emergencyContacts.map((contact) =>
        entryOf(`${contact.kind} ${contact.name}`, contact),
      ),
    ],
    [
      "Notices to authorities and others",
      content.duties.map(({ dutyId, ...duty }) => ({
        id: dutyId,
        name: `${duty.tell}, ${duty.event}`,
        fields: duty,
      })),
    ],
  ]);
}

const entryOf = (
  id: string,
  fields: Readonly<Record<string, unknown>> & { readonly name: string },
): ComparedEntry => ({ id, name: fields.name, fields });

/** A part that is one entry. */
const onlyEntry = (name: string) => ({ id: "", name });

const business = ({
  organisation: { organisationId: _id, industry, ...organisation },
}: ApprovedContent): ComparedEntry => ({
  ...onlyEntry("Business"),
  fields: { ...organisation, industry: `${industry.name} (${industry.code})` },
});

const location = ({
  location: { branchId: _id, country, ...place },
}: ApprovedContent): ComparedEntry => ({
  ...onlyEntry("Location"),
  fields: { ...place, country: country?.name },
});

function staff(person: ApprovedContent["people"][number]): ComparedEntry {
  const { contactId, name, jobTitle, email, department, location: at, isProposed } = person;
  return entryOf(contactId, {
    name,
    jobTitle,
    mobile: phoneOf(person, "mobile"),
    phone: phoneOf(person, "phone"),
    afterHoursPhone: phoneOf(person, "after-hours"),
    email,
    contactTypeId: contactTypeById(person.contactTypeId)?.name,
    workTypeId: workTypeById(person.workTypeId)?.name,
    department,
    location: at,
    isProposed,
  });
}
