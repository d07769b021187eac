import exposures from "../data/hazards/significant_exposures.json";
import { traitScores } from "./hazard-model";

/** An exposure of businesses in an industry. */
export type SignificantExposure = { readonly id: number; readonly name: string };

/** Returns the significant exposures of an industry, in recorded order; empty for an unknown code. */
export function significantExposures(code: string): readonly SignificantExposure[] {
  const scores = traitScores(code);
  if (!scores) return [];
  return exposures
    .filter(({ when }) => when.every(({ trait, min }) => (scores[trait] ?? 0) >= min))
    .map(({ id, name }) => ({ id, name }));
}
