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
