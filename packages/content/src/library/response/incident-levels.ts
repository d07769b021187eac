import levels from "../../data/response/incident_levels.json";

/** The severity of an incident, 1 to 3, and its consequences (specification 2, 'Activation Levels'). */
export type IncidentLevel = {
  readonly level: number;
  readonly name: string;
  readonly title: string;
  readonly physicalImpact: readonly string[];
  readonly reputationImpact: readonly string[];
  readonly note: string;
};

/** From 1 to 3. */
export const INCIDENT_LEVELS: readonly IncidentLevel[] = levels;
