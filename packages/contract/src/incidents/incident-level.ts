/** The levels of the plan's section A.3: minor, serious, crisis. */
export const INCIDENT_LEVELS = [1, 2, 3] as const;
export type IncidentLevel = (typeof INCIDENT_LEVELS)[number];
