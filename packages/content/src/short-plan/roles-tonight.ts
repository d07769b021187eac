import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import type { ShortRole } from "@holdfast/contract/plan-content/short-plan";
import { ROLE_CARDS } from "../library/response/role-cards";
import { personOf } from "../plan-text/plan-lookups";
import { calleeOf } from "./callee";
import { staffOf } from "./staff";

/** Everyone's role is apart from this number of people on. */
const ALL_ROLES = 5;

/**
 * Returns the roles of a business: those of four people and fewer are merged. The people are suggested in the order in
 * which they are called; who is there decides. Pure.
 */
export function rolesTonight(content: PlanContent): readonly ShortRole[] {
  const count = staffOf(content).length;
  const takerOf = ({ mergesInto }: (typeof ROLE_CARDS)[number]) =>
    count === 0 || count >= ALL_ROLES ? undefined : mergesInto[count];
  const people = inCallOrder(content);
  return ROLE_CARDS.filter((role) => takerOf(role) === undefined).map(({ roleId }, at) => {
    const person = people[at];
    return {
      roleIds: [
        roleId,
        ...ROLE_CARDS.filter((role) => takerOf(role) === roleId).map((role) => role.roleId),
      ],
      suggested: person ? calleeOf(person) : null,
    };
  });
}

const EMERGENCY_TEAM = 1;
const CRISIS_TEAM = 3;

/**
 * Returns the people of the Emergency Response Team in the order in which they are called, then the others of the
 * business; the Crisis Management Team last, because it has its own work then.
 */
function inCallOrder(content: PlanContent): readonly PlanPerson[] {
  const membersOf = (teamTypeId: number) =>
    content.teams
      .filter((team) => team.teamTypeId === teamTypeId)
      .flatMap(({ members }) => members)
      .flatMap(({ contactId }) => personOf(content, contactId) ?? []);
  const crisisTeam = membersOf(CRISIS_TEAM);
  const others = staffOf(content).filter((person) => !crisisTeam.includes(person));
  return [...new Set([...membersOf(EMERGENCY_TEAM), ...others, ...crisisTeam])];
}
