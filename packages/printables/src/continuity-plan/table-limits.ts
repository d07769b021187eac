/*
 * The rows each table of the plan holds and the rows it is padded to (plan-workspace.md, 'Plan document').
 * What is beyond follows beneath the table (decision 006).
 */

/** Contacts of a team. */
export const TEAM_ROWS = { atMost: 6, padTo: 5 } as const;
export const AREA_ROWS = { atMost: 15, padTo: 10 } as const;
/** Tactical rows: the business units with their RTO and RPO. */
export const UNIT_ROWS = { atMost: 10, padTo: 10 } as const;
export const SITE_ROWS = { atMost: 5, padTo: 5 } as const;

/* Tables the specification sets no limit for are printed whole; the rows they are padded to. */

export const STRATEGY_PADDING = 4;
/** The first tasks the Crisis Management Team gives out. */
export const TASK_PADDING = 6;
export const SYSTEM_PADDING = 6;
/** Areas with a recorded penalty, as the Crisis Management Team watches them. */
export const PENALTY_PADDING = 3;
