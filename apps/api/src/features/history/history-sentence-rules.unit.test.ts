import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { actionsOf, describeEvent } from "./history-sentence-rules";

const event = (action: string, detail = {}, subjectName: string | null = null) => ({
  action,
  detail,
  subjectName,
});

test.each([
  ["directory.contact-deleted", {}, "Deleted a contact."],
  [
    "directory.contact-changed",
    { name: "Ana Silva", fields: "branchId, branchName, jobTitle" },
    "Changed the contact Ana Silva: business location, job title.",
  ],
  ["directory.suppliers-imported", { added: 1 }, "Added 1 supplier from a file."],
  ["directory.contacts-imported", { added: 10_000 }, "Added 10,000 contacts from a file."],
  ["directory.contacts-imported", {}, "Added several contacts from a file."],
  ["plans.renewed", {}, "Renewed a plan."],
  ["plans.cloned", { name: "Wharf plan", from: "1" }, "Created the plan Wharf plan as a clone."],
  [
    "plans.exercise-changed",
    { name: "Fire on the premises", fields: "plannedFor, participants, teamTypeIds" },
    "Changed the exercise Fire on the premises: date, who takes part.",
  ],
  [
    "documents.changed",
    { name: "Evacuation map", fields: "displayName, reviewDate" },
    "Changed the document Evacuation map: friendly name, next review due by.",
  ],
  [
    "risks.insurance-policy-changed",
    { name: "Public liability", fields: "insurer, claimsPhone" },
    "Changed the insurance policy Public liability: insurer, phone for claims.",
  ],
  ["risks.deleted", { count: 1 }, "Deleted 1 risk of a plan."],
  ["risks.deleted", { count: 3 }, "Deleted 3 risks of a plan."],
  [
    "plans.incident-declared",
    { name: "Wharf plan", isExercise: true },
    "Started an exercise with the plan Wharf plan.",
  ],
  ["organisations.member-revoked", {}, "Revoked the access of a deleted user."],
  ["organisations.member-invited", { role: "editor" }, "Invited a person as editor."],
  ["accounts.invitation-accepted", {}, "Accepted an invitation."],
])("%s with %j reads as a sentence", (action, detail, text) => {
  expect(describeEvent(event(action, detail)).text).toBe(text);
});

test("each action has a sentence, also without any detail", () => {
  for (const action of actionsOf())
    expect(describeEvent(event(action)).text).toMatch(/^[A-Z][^.]*\.$/);
});

/** Events that are not changes of an organisation by its users: of accounts and brokerages, and answers by link. */
const NOT_SHOWN = [
  /^(?:accounts|brokerages|purchases|personal-data)\./,
  /^plans\.(?:alert|monthly-question|exercise|safety)-answered$/,
  /^contact-checks\.(?:confirmed|corrected)$/,
];

test("each recorded change of an organisation has a sentence", () => {
  const source = path.join(import.meta.dirname, "../../../src");
  const recorded = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes("history"))
    .flatMap((name) => [
      ...readFileSync(path.join(source, name), "utf8").matchAll(/\baction:([^,]+),/g),
    ])
    .flatMap(([, value]) => [...(value ?? "").matchAll(/"([a-z-]+\.[a-z-]+)"/g)])
    .map(([, action]) => action ?? "");
  const shown = actionsOf();
  expect(recorded).toContain("documents.link-added");
  expect(
    recorded.filter(
      (action) => !shown.includes(action) && !NOT_SHOWN.some((pattern) => pattern.test(action)),
    ),
  ).toEqual([]);
});
