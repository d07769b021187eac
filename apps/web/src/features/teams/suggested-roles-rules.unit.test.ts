import { expect, test } from "vitest";
import { suggestedRoles } from "./suggested-roles-rules";

type Members = Parameters<typeof suggestedRoles>[0][number]["teamContacts"];
const NAMES = ["Emergency", "IT", "Crisis"];
const teamOf = (teamTypeId: number, teamContacts: Members = []) => {
  const name = NAMES[teamTypeId - 1] ?? "";
  return {
    teamId: `team-${teamTypeId}`,
    teamType: { teamTypeId, name, displayName: name },
    teamContacts,
  };
};
const TEAMS = [teamOf(1), teamOf(2), teamOf(3)];
const person = (firstName: string, jobTitle: string | null = null) => ({
  contactId: firstName,
  firstName,
  lastName: "Ray",
  jobTitle,
});
const namesFor = (
  teams: Parameters<typeof suggestedRoles>[0],
  people: Parameters<typeof suggestedRoles>[1],
) => suggestedRoles(teams, people).map(({ name }) => name);

test("suggests a Primary and an Alternative for each team, the leader for the Crisis Management Team", () => {
  const people = [person("Ana", "Baker"), person("Ben"), person("Cyd", "Owner")];
  expect(namesFor(TEAMS, people)).toEqual([
    "Ana Ray: Primary of the Emergency",
    "Ben Ray: Alternative of the Emergency",
    "Ben Ray: Primary of the IT",
    "Cyd Ray: Alternative of the IT",
    "Cyd Ray: Primary of the Crisis",
    "Ana Ray: Alternative of the Crisis",
  ]);
});

test("takes one person for several teams where there are few, but never twice in a team", () => {
  expect(namesFor(TEAMS, [person("Ana")])).toEqual([
    "Ana Ray: Primary of the Emergency",
    "Ana Ray: Primary of the IT",
    "Ana Ray: Primary of the Crisis",
  ]);
  expect(namesFor(TEAMS, [])).toEqual([]);
});

test("suggests no second Primary", () => {
  const led = teamOf(1, [{ contactId: "Zoe", designation: "Primary" }]);
  expect(namesFor([led], [person("Ana")])).toEqual(["Ana Ray: Alternative of the Emergency"]);
  const full = teamOf(1, [
    { contactId: "Zoe", designation: "Primary" },
    { contactId: "Yan", designation: "Alternatives" },
  ]);
  expect(namesFor([full], [person("Ana")])).toEqual([]);
});

test("suggests nobody who is in the team", () => {
  const team = teamOf(3, [{ contactId: "Ana", designation: "Alternatives" }]);
  expect(namesFor([team], [person("Ana"), person("Ben")])).toEqual([
    "Ben Ray: Primary of the Crisis",
  ]);
});
