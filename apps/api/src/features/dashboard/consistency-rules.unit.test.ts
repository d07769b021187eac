import type { Team } from "@holdfast/contract/teams/team";
import { expect, it } from "vitest";
import { findingsOf } from "./consistency-rules";

const person = (
  name: string,
  designation: "Primary" | "Alternatives",
  phone: string | null = "1",
) => ({
  contactId: name,
  designation,
  contact: {
    contactId: name,
    firstName: name,
    lastName: "Lee",
    email: null,
    phone,
    mobile: null,
    jobTitle: null,
  },
});
const team = (teamId: string, ...teamContacts: Team["teamContacts"]): Team => ({
  teamId,
  teamType: { teamTypeId: 1, name: teamId, displayName: teamId },
  teamContacts,
});
const NOTHING = { mtpdDays: null, units: [], teams: [], strategies: [] };
const strategy = (name: string, recoveryStrategyId: string | null) => ({
  name,
  recoveryStrategyId,
});

it.each([
  ["nothing in an empty plan", NOTHING, []],
  [
    "an RTO that reaches the MTPD",
    {
      ...NOTHING,
      mtpdDays: 3,
      units: [
        { name: "Kitchen", rto: 3 },
        { name: "Sales", rto: 2 },
      ],
    },
    ["Kitchen: RTO of 3 days, as long as the MTPD of 3 days"],
  ],
  [
    "no RTO that is not set, and none under an MTPD of hours or without an MTPD",
    {
      ...NOTHING,
      mtpdDays: 0.1667,
      units: [
        { name: "Kitchen", rto: 1 },
        { name: "Sales", rto: null },
      ],
    },
    [],
  ],
  [
    "a unit without recovery, once another has one",
    { ...NOTHING, strategies: [strategy("Kitchen", "1"), strategy("Sales", null)] },
    ["Sales: No recovery strategy"],
  ],
  ["no recovery before the first", { ...NOTHING, strategies: [strategy("Sales", null)] }, []],
  [
    "a team without an Alternative, but not an empty one",
    { ...NOTHING, teams: [team("A", person("Ana", "Primary")), team("B")] },
    ["A: No Alternative"],
  ],
  [
    "a Primary of two teams",
    {
      ...NOTHING,
      teams: [
        team("A", person("Ana", "Primary"), person("Bo", "Alternatives")),
        team("B", person("Ana", "Primary"), person("Bo", "Alternatives")),
      ],
    },
    ["Ana Lee: Primary of A and B"],
  ],
  [
    "a person in two teams without a phone, once",
    {
      ...NOTHING,
      teams: [
        team("A", person("Ana", "Primary"), person("Bo", "Alternatives", null)),
        team("B", person("Cy", "Primary"), person("Bo", "Alternatives", null)),
      ],
    },
    ["Bo Lee: In a team, without a phone number"],
  ],
] as const)("finds %s", (_, plan, expected) => {
  expect(findingsOf(plan).map(({ place, title }) => `${place}: ${title}`)).toEqual(expected);
});
