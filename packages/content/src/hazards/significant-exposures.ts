import exposures from "../data/significant_exposures.json";
import { traitScores } from "./hazard-model";

/** Something that can happen to a business of an industry. */
export type SignificantExposure = { readonly id: number; readonly name: string };

/** What stands out for an industry, in the recorded order; empty for a code that is none. */
export function significantExposures(code: string): readonly SignificantExposure[] {
  const scores = traitScores(code);
  if (!scores) return [];
  return exposures
    .filter(({ when }) => when.every(({ trait, min }) => (scores[trait] ?? 0) >= min))
    .map(({ id, name }) => ({ id, name }));
}
