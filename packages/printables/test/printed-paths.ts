/* Only for tests: the fields of the plan's data by their paths; items of a list have the path of the list. */

/** Fields that are not printed as they are, each with its reason. */
export const NOT_PRINTED: Readonly<Record<string, string>> = {
  "business.logoUrl": "a picture on the cover",
  "business.governance": "printed as paragraphs (plan-markup.test.tsx)",
  dateIssued: "printed as DD/MM/YYYY",
  "control.contentHash": "identifies the content, for its approval",
  "control.isChanged": "decides what the status says (plan-status.test.tsx)",
  "control.versions.versionId": "identifies the version, for its download",
  "control.versions.approvedOn": "printed as DD/MM/YYYY",
  "control.versions.reviewDate": "printed as DD/MM/YYYY",
  "plan.isExpired": "decides what the status says (plan-status.test.tsx)",
  "plan.openParts.part": "printed in words (plan-status.test.tsx)",
  "plan.openParts.done": "printed in words (plan-status.test.tsx)",
  "plan.openParts.total": "printed in words (plan-status.test.tsx)",
  isMtpdProposed: "printed in words (recovery-time-text.test.ts)",
  "plan.proposed.kind": "printed in words (plan-status.test.tsx)",
  "plan.proposed.count": "printed in words (plan-status.test.tsx)",
  "plan.expiryDate": "printed on an expired plan (plan-status.test.tsx)",
  "emergencyContacts.kind": "decides the order and what is on the card",
  "emergencyContacts.isConfirmed": "printed as 'Check with ...' if it is false",
  "emergencyContacts.checkedOn": "printed as DD/MM/YYYY",
  "duties.dutyId": "decides which sentence names the duty",
  "duties.source": "cites acts and authorities only (messages-appendix.test.tsx)",
  "duties.audience": "the row of the table of owners",
  "duties.isConfirmed": "printed as 'Check with ...' if it is false",
  "duties.checkedOn": "printed as DD/MM/YYYY",
  "site.floorPlanUrl": "a picture on the site sheet (recovery-appendices.test.tsx)",
  "backups.lastRestoreTest": "printed as DD/MM/YYYY",
  "events.cardId": "identifies the card, for references to its page",
  "events.head.fact": "identifies the fact, for a line to write on",
  "events.tellWhom": "Appendix E has everyone to tell",
  "events.claimEvidence": "E.5 says what to keep for the claim",
  "lastHeld.heldOn": "printed as 12/11/2026",
  "highRisks.isInsured": "printed in words (risks-and-insurance.test.tsx)",
  "highRisks.followUpDate": "printed as DD/MM/YYYY",
  "supportingUnits.isProposed": "printed in words (impact-tables.test.tsx)",
  "criticalAreas.isProposed": "printed in words (impact-tables.test.tsx)",
  "recoveryStrategies.isProposed": "printed in words (marked-names.test.tsx)",
  "requirements.isProposed": "printed in words (marked-names.test.tsx)",
  "highRisks.isProposed": "printed in words (risks-and-insurance.test.tsx)",
  "unitDependencies.kind": "decides the line of the unit's page",
  "teams.contacts.afterHoursPhone": "in the staff list, which has everyone",
  "teams.contacts.phone": "second numbers are in the staff list, which has everyone",
  "teams.teamTypeName": "printed by its name in the plan: IT Recovery Team",
};

/** Every text, number and truth value of the data with its path. */
export type Leaf = readonly [path: string, value: string | number | boolean];

/** Returns the leaves of the data; fields that are null have none. */
export function leavesOf(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, path));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === "" ? key : `${path}.${key}`),
  );
}
