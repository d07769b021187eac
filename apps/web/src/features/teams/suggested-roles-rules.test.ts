import { expect, test } from "vitest";
import { filledRoles, suggestedRoles } from "./suggested-roles-rules";

const roles = [
  { teamTypeId: 1, primaryRole: "Duty manager", alternativeRole: "Head chef" },
  { teamTypeId: 1, primaryRole: "Head chef (evacuation)", alternativeRole: "Second chef" },
  { teamTypeId: 3, primaryRole: "Owner", alternativeRole: "Venue manager" },
];
type Members = Parameters<typeof suggestedRoles>[1][number]["teamContacts"];
const teamOf = (teamTypeId: number, name: string, teamContacts: Members = []) => ({
  teamId: `team-${teamTypeId}`,
  teamType: { teamTypeId, name, displayName: name },
  teamContacts,
});
const person = (contactId: string, jobTitle: string | null) => ({
  contactId,
  firstName: "Ada",
  lastName: "Byron",
  jobTitle,
});
const member = (designation: "Primary" | "Alternatives", jobTitle: string | null) => ({
  contactId: jobTitle ?? "unknown",
  designation,
  contact: { jobTitle },
});
const namesFor = (team: ReturnType<typeof teamOf>) =>
  suggestedRoles(roles, [team], []).map(({ name }) => name);

test("suggests the roles of each team, Primaries first", () => {
  const teams = [teamOf(1, "Emergency Response Team"), teamOf(2, "Information Technology Team")];
  expect(suggestedRoles(roles, teams, []).map(({ name }) => name)).toEqual([
    "Duty manager: Primary of the Emergency Response Team",
    "Head chef (evacuation): Primary of the Emergency Response Team",
    "Head chef: Alternative of the Emergency Response Team",
    "Second chef: Alternative of the Emergency Response Team",
  ]);
});

test("takes the contact who has the job title, in any case and without what the role does", () => {
  const chef = person("c", "head chef");
  const [, first] = suggestedRoles(roles, [teamOf(1, "Emergency Response Team")], [chef]);
  expect(first).toMatchObject({
    jobTitle: "Head chef",
    designation: "Primary",
    contact: chef,
    note: "Ada Byron has this job title in your contacts.",
  });
});

test("suggests each person once in a team, and no more people than the set names", () => {
  const withChef = teamOf(1, "Emergency Response Team", [member("Primary", "Head chef")]);
  expect(namesFor(withChef)).toEqual([
    "Duty manager: Primary of the Emergency Response Team",
    "Second chef: Alternative of the Emergency Response Team",
  ]);
  const led = teamOf(3, "Crisis Management Team", [member("Primary", null)]);
  expect(namesFor(led)).toEqual(["Venue manager: Alternative of the Crisis Management Team"]);
});

test("adds at once those with a contact, each person once in a team", () => {
  const chef = person("c", "Head chef");
  const all = suggestedRoles(roles, [teamOf(1, "Emergency Response Team")], [chef]);
  expect(all).toHaveLength(4);
  expect(filledRoles(all).map(({ name }) => name)).toEqual([
    "Head chef (evacuation): Primary of the Emergency Response Team",
  ]);
});
