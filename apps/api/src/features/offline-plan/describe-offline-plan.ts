import { fullName } from "@holdfast/contract/platform/text-rules";
import type { OfflineContact, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import { dueHoursOf } from "@holdfast/contract/incidents/incident-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import type { Team } from "@holdfast/contract/teams/team";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { teamTypeById } from "@holdfast/content/library/response/team-types";
import { meetingPoint } from "@holdfast/printables/continuity-plan/first-hour/first-hour-facts";
import {
  planTextValues,
  valuesOffPage,
} from "@holdfast/printables/continuity-plan/plan-text-values";
import { firstCalls } from "@holdfast/printables/continuity-plan/first-hour/short-list";
import { plainTextOf } from "@holdfast/printables/document/text/rich-text";
import { actionsOfPlan } from "../incidents/public";

/** Returns a team with its people and its actions of the plan's text. Pure. */
export function describeTeam(
  { teamType: { teamTypeId, displayName }, teamContacts }: Team,
  document: PlanDocument,
  now: Date,
): OfflinePlan["teams"][number] {
  return {
    teamTypeId,
    name: displayName,
    members: teamContacts.map(({ designation, contact }) => ({
      designation,
      name: fullName(contact),
      about: contact.jobTitle ?? "",
      mobile: contact.mobile ?? "",
      phone: contact.phone ?? "",
      email: contact.email ?? "",
    })),
    actions: actionsOfPlan(document, [teamTypeId], now).map(({ topic, group, text }) => ({
      topic,
      group,
      text,
      dueHours: dueHoursOf(topic.split(" ")[0] ?? ""),
    })),
    tables: describeTables(teamTypeId, document),
  };
}

/** Returns the tables of a team's sections, without rows to write in. */
function describeTables(teamTypeId: number, document: PlanDocument) {
  const sections = teamTypeById(teamTypeId)?.sections ?? [];
  const values = planTextValues(document);
  return planParts
    .filter(({ letter }) => sections.includes(letter))
    .flatMap(({ topics }) => topics)
    .flatMap(({ number, title, blocks }) => {
      const text = (template: string) => plainTextOf(template, valuesOffPage(values, number));
      return blocks
        .filter((block) => block.kind === "table")
        .map(({ caption, columns, rows }) => ({
          topic: `${number} ${title}`,
          caption: text(caption),
          columns: Object.keys(columns).map(text),
          rows: rows.map((row) => row.map(text)).filter((cells) => !cells.includes("")),
        }));
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Returns where to meet and whom to call first. What is not recorded is named, so that people do not search for it. Pure. */
export const describeFirst = (document: PlanDocument): OfflinePlan["first"] => ({
  meetingPoint: meetingPoint(document) || null,
  calls: firstCalls(document).map(({ role, name, number }) => ({
    name: role,
    about: name || (number === "" ? "Not recorded" : ""),
    mobile: "",
    phone: number,
    email: "",
  })),
});

/** Returns whom to call: emergency numbers first, then people, insurers, suppliers and third parties. Pure. */
export function describeContacts(document: PlanDocument): OfflineContact[] {
  const party = (kind: string) => (supplier: PlanDocument["suppliers"][number]) => ({
    name: [supplier.name, supplier.contactPerson].filter(Boolean).join(", "),
    about: supplier.category ?? kind,
    mobile: "",
    phone: supplier.phone,
    email: supplier.email,
  });
  return [
    ...document.emergencyContacts.map(({ name, note, number }) => ({
      name,
      about: note,
      mobile: "",
      phone: number ?? "",
      email: "",
    })),
    ...document.people.map(({ name, jobTitle, mobile, phone, email }) => ({
      name,
      about: jobTitle,
      mobile,
      phone,
      email,
    })),
    ...document.insurancePolicies.map(({ insurer, kind, policyNumber, claimsPhone }) => ({
      name: insurer,
      about: [kind, policyNumber].filter(Boolean).join(", "),
      mobile: "",
      phone: claimsPhone,
      email: "",
    })),
    ...document.suppliers.map(party("Supplier")),
    ...document.thirdParties.map(party("Third party")),
  ];
}

const SITE_SHEET = [
  "assemblyPoint",
  "exitRoutes",
  "shutOffs",
  "alarmPanel",
  "keyHolders",
  "emergencyKit",
] as const;

/** Returns the plan's location with its site sheet, and the recovery sites. Pure. */
export function describeSites({ plan, site, recoverySites }: PlanDocument): OfflinePlan["sites"] {
  const { name, address, phone } = plan.location;
  return [
    {
      name,
      about: "Business location",
      address,
      phone,
      details: SITE_SHEET.filter((field) => site[field] !== "").map((field) => ({
        label: fieldLabel(field),
        text: site[field],
      })),
    },
    ...recoverySites.map((site) => ({
      name: site.name,
      about: "Recovery site",
      address: site.address,
      phone: site.phone,
      details: [],
    })),
  ];
}
