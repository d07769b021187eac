import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";

type KeptLeader = {
  readonly teamTypeId: number;
  readonly team: string;
  readonly name: string;
  /** Empty if none is recorded. */
  readonly phone: string;
};

/**
 * Whom to call first in each team of the plans that are kept on this device, by plan. In the memory of this tab only: on
 * the device they are encrypted, and the app has no PIN.
 */
const leaders = new Map<string, readonly KeptLeader[]>();

export function rememberLeaders({ planId, teams }: Pick<OfflinePlan, "planId" | "teams">): void {
  leaders.set(
    planId,
    teams.flatMap(({ teamTypeId, name: team, members: [first] }) =>
      first ? { teamTypeId, team, name: first.name, phone: first.mobile || first.phone } : [],
    ),
  );
}

/** Whether a refresh has read the plan in this tab. */
export const areLeadersKnown = (planId: string): boolean => leaders.has(planId);

/** Returns the leaders that the last refresh of the kept plan has read in this tab. */
export const leadersOf = (planId: string): readonly KeptLeader[] => leaders.get(planId) ?? [];
