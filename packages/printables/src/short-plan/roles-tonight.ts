import type { RoleCard } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import { personOf } from "@holdfast/content/plan-text/plan-lookups";
import { staffOf } from "./staff";

/** A role, the roles that it takes over, and who may have it. */
export interface RoleTonight {
  readonly card: RoleCard;
  readonly takesOver: readonly RoleCard[];
  /** Undefined if fewer people are recorded than there are roles. */
  readonly suggested: PlanPerson | undefined;
}

/** Everyone's role is apart from this number of people on. */
const ALL_ROLES = 5;

/**
 * Returns the roles of a business: those of four people and fewer are merged. The people are suggested in the order in
 * which they are called; who is there decides. Pure.
 */
export function rolesTonight(
  content: PlanContent,
  roles: readonly RoleCard[],
): readonly RoleTonight[] {
  const count = staffOf(content).length;
  const takerOf = ({ mergesInto }: RoleCard) =>
    count === 0 || count >= ALL_ROLES ? undefined : mergesInto[count];
  const people = inCallOrder(content);
  return roles
    .filter((role) => takerOf(role) === undefined)
    .map((card, at) => ({
      card,
      takesOver: roles.filter((role) => takerOf(role) === card.roleId),
      suggested: people[at],
    }));
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
