import levels from "../../data/impact/criticality_levels.json";

/** How much the business depends on a strategic area: 1 Desirable to 4 Critical. */
export type CriticalityLevel = {
  readonly criticality: number;
  readonly name: string;
  readonly description: string;
};

/** From 1 to 4. */
export const CRITICALITY_LEVELS: readonly CriticalityLevel[] = levels;

/** Returns the level with that number; undefined outside 1 to 4. */
export const criticalityLevelOf = (criticality: number): CriticalityLevel | undefined =>
  CRITICALITY_LEVELS.find((level) => level.criticality === criticality);
