import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { expect, it } from "vitest";
import { bakeryContent } from "../../test/bakery-sample";
import { ROLE_CARDS } from "../library/response/role-cards";
import { rolesTonight } from "./roles-tonight";

const withPeople = (count: number): PlanContent => ({
  ...bakeryContent,
  people: bakeryContent.people.slice(0, count),
});
const rolesOf = (content: PlanContent) =>
  rolesTonight(content).map(({ roleIds, suggested }) =>
    [
      roleIds.map((id) => ROLE_CARDS.find(({ roleId }) => roleId === id)?.title).join(", "),
      suggested?.name ?? "nobody",
    ].join(": "),
  );

it.each([
  [0, ["Leader", "Warden", "Caller", "Writer", "Fixer"].map((title) => `${title}: nobody`)],
  [1, ["Leader, Warden, Caller, Writer, Fixer: Mia Novak"]],
  [2, ["Leader, Caller, Writer: Mia Novak", "Warden, Fixer: Leo Novak"]],
  [3, ["Leader: Mia Novak", "Warden, Fixer: Leo Novak", "Caller, Writer: Ivy Chen"]],
  [4, ["Leader: Mia Novak", "Warden: Leo Novak", "Caller, Writer: Ivy Chen", "Fixer: Sam Okoro"]],
])("gives the roles to %i people", (count, roles) => {
  expect(rolesOf(withPeople(count))).toEqual(roles);
});

it("suggests the Emergency Response Team in the order of calling, and the Crisis Management Team last", () => {
  const member = (contactId: string) => ({
    contactId,
    designation: "Primary" as const,
    confirmedOn: null,
  });
  const content = {
    ...bakeryContent,
    teams: [
      { teamTypeId: 1, members: [member("zoe"), member("leo")] },
      { teamTypeId: 3, members: [member("mia")] },
    ],
  };
  expect(rolesOf(content)).toEqual([
    "Leader: Zoë Petrou",
    "Warden: Leo Novak",
    "Caller: Ivy Chen",
    "Writer: Sam Okoro",
    "Fixer: Mia Novak",
  ]);
});
