/*
 * The maximum rows of each table of the plan and the rows it is padded to (plan-workspace.md, 'Plan document').
 * Further rows are printed below the table (decision 006).
 */

/** Contacts of a team. */
export const TEAM_ROWS = { atMost: 6, padTo: 5 } as const;
export const AREA_ROWS = { atMost: 15, padTo: 10 } as const;
/** Tactical rows: the business units with their RTO and RPO. */
export const UNIT_ROWS = { atMost: 10, padTo: 10 } as const;
export const SITE_ROWS = { atMost: 5, padTo: 5 } as const;

/* The rows to pad to, for tables without a limit in the specification, which are printed in full. */

export const STRATEGY_PADDING = 4;
/** The first tasks assigned by the Crisis Management Team. */
export const TASK_PADDING = 6;
export const SYSTEM_PADDING = 6;
/** Areas with a recorded penalty, for the Crisis Management Team. */
export const PENALTY_PADDING = 3;
