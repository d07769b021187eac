import { teamTypeById } from "@holdfast/content/library/response/team-types";
import { hoursOf, planActions, planTextTables } from "@holdfast/content/plan-text/plan-actions";
import {
  addressText,
  personOf,
  phoneOf,
  recoveryText,
} from "@holdfast/content/plan-text/plan-lookups";
import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import type { OfflineContact, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";

/** Returns the teams with their people, and their actions and tables of the plan's text. Pure. */
export function describeTeams(content: PlanContent): OfflinePlan["teams"] {
  const actions = planActions(content);
  const tables = planTextTables(content);
  return content.teams.map(({ teamTypeId, members }) => ({
    teamTypeId,
    name: teamTypeById(teamTypeId)?.displayName ?? "",
    members: members.flatMap(({ contactId, designation }) => {
      const person = personOf(content, contactId);
      return person ? [{ designation, ...describePerson(person) }] : [];
    }),
    actions: actions
      .filter((action) => action.teamTypeId === teamTypeId)
      .map(({ actionId, section, title, group, text, due }) => ({
        actionId,
        topic: `${section} ${title}`,
        group,
        text,
        dueHours: due && hoursOf(due),
      })),
    tables: tables
      .filter((table) => table.teamTypeId === teamTypeId)
      .map(({ section, title, caption, columns, rows }) => ({
        topic: `${section} ${title}`,
        caption,
        columns: [...columns],
        rows: rows.map((row) => [...row]),
      })),
  }));
}

/** Returns the business units as an incident that is started on the device has them. Pure. */
export const describeUnits = (content: PlanContent): OfflinePlan["units"] =>
  content.units.map(({ departmentId, name, rtoDays, recovery }) => ({
    departmentId,
    name,
    rtoDays,
    mtpdDays: content.plan.mtpd?.days ?? null,
    plannedSite: recovery ? markedName(recoveryText(content, recovery), recovery.isProposed) : "",
  }));

const describePerson = (person: PlanPerson): OfflineContact => ({
  name: person.name,
  about: person.jobTitle ?? "",
  mobile: phoneOf(person, "mobile") ?? "",
  phone: phoneOf(person, "phone") ?? "",
  email: person.email ?? "",
});

/** Returns whom to call: emergency numbers first, then people, insurers, suppliers and third parties. Pure. */
export function describeContacts(content: PlanContent): OfflineContact[] {
  const partiesOf = (kind: PlanParty["kind"], about: string) =>
    content.parties
      .filter((party) => party.kind === kind)
      .map(({ name, contactPerson, categories, phone, email }) => ({
        name: [name, contactPerson].filter(Boolean).join(", "),
        about: categories.join(", ") || about,
        mobile: "",
        phone: phone ?? "",
        email,
      }));
  return [
    ...content.emergencyContacts.map(({ name, note, number }) => ({
      name,
      about: note,
      mobile: "",
      phone: number ?? "",
      email: "",
    })),
    ...content.people.map(describePerson),
    ...content.insurancePolicies.map(({ insurer, kind, policyNumber, claimsPhone }) => ({
      name: insurer,
      about: [kind, policyNumber].filter(Boolean).join(", "),
      mobile: "",
      phone: claimsPhone ?? "",
      email: "",
    })),
    ...partiesOf("supplier", "Supplier"),
    ...partiesOf("third-party", "Third party"),
  ];
}

const SITE_SHEET = [
  "assemblyPoint",
  "exitRoutes",
  "shutOffs",
  "alarmPanel",
  "keyHolders",
  "emergencyKit",
  "defibrillator",
  "saferPlace",
  "highGround",
] as const;

/** Returns the plan's location with its site sheet, and the recovery sites. Pure. */
export const describeSites = ({
  location,
  site,
  recoverySites,
}: PlanContent): OfflinePlan["sites"] => [
  {
    name: location.name,
    about: "Business location",
    address: addressText(location),
    phone: location.phone ?? "",
    details: SITE_SHEET.flatMap((field) => {
      const text = site[field];
      return text === null ? [] : [{ label: fieldLabel(field), text }];
    }),
  },
  ...recoverySites.map((recoverySite) => ({
    name: recoverySite.name,
    about: "Recovery site",
    address: [recoverySite.addressDetails, recoverySite.address].filter(Boolean).join(", "),
    phone: recoverySite.phone ?? "",
    details: [],
  })),
];
