import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";

/** The element of a plan file that has its encrypted content. */
export const PLAN_FILE_ELEMENT = "plan-file";

/** Days after which a plan file is out of date. */
const STALE_DAYS = 90;
const DAY = 86_400_000;

/** The content of a plan file. Only the plan is encrypted; bytes are in base 64. */
export type PlanFile = {
  readonly teamName: string;
  /** ISO 8601. */
  readonly staleAfter: string;
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly bytes: string;
};

/** Returns when a file with a plan of that time is out of date. Pure. */
export const staleAfterOf = (readAt: string): string =>
  new Date(Date.parse(readAt) + STALE_DAYS * DAY).toISOString();

/** Returns the pages of one team: its file is for a role, and names no person as its reader. Pure. */
export const pagesOfTeam = (plan: OfflinePlan, teamTypeId: number): OfflinePlan => ({
  ...plan,
  person: { ...plan.person, name: "", teamTypeIds: [teamTypeId] },
  teams: plan.teams.filter((team) => team.teamTypeId === teamTypeId),
  incidents: [],
  logHeads: [],
  entryKeys: [],
});
