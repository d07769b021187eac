import categories from "../data/hazards/hazard_categories.json";
import templates from "../data/hazards/hazard_comment_templates.json";
import traitRows from "../data/hazards/hazard_traits.json";
import weightRows from "../data/hazards/hazard_weights.json";
import { INDUSTRIES } from "../industries/industries";

/*
 * An indicative model of what an industry is exposed to (PROVENANCE.md): 17 traits scored 0 to 4 for each
 * industry, and 15 categories of loss that weight them. Integers only, so that results are the same in any language.
 */

type Scores = Readonly<Record<string, number>>;
type HazardCategory = (typeof categories)[number];

/** One category of loss for one industry. */
export type HazardRating = {
  readonly category: HazardCategory;
  /** From 5 to 100, in steps of 5. */
  readonly rating: number;
  /** Why, and what to do about it: two paragraphs of HTML. */
  readonly comment: string;
};

const LOWEST = 5;
const HIGHEST = 100;
/** A trait with at least this score is worth mentioning. */
const SIGNIFICANT_SCORE = 2;
const MAX_REASONS = 2;

const scoresByCode = new Map<string, Scores>(traitRows.map(({ code, scores }) => [code, scores]));
const weightsByCategory = new Map<string, Scores>(
  weightRows.map(({ category, weights }) => [category, weights]),
);
const traits = templates.traits;

/**
 * Returns the trait scores of an ANZSIC code: from its own row, else from its group, subdivision or division.
 * Undefined for an unknown code.
 */
export function traitScores(code: string): Scores | undefined {
  let industry = INDUSTRIES.find((candidate) => candidate.code === code);
  while (industry) {
    const scores = scoresByCode.get(industry.code);
    if (scores) return scores;
    const { parentCode } = industry;
    industry = INDUSTRIES.find((candidate) => candidate.code === parentCode);
  }
  return undefined;
}

/** Returns weights times scores (0 to 400) on a scale of 100, rounded to the nearest 5, halves up. */
export function rate(scores: Scores, weights: Scores): number {
  const sum = Object.entries(weights).reduce(
    (total, [trait, weight]) => total + weight * (scores[trait] ?? 0),
    0,
  );
  return Math.min(HIGHEST, Math.max(LOWEST, Math.floor((sum + 10) / 20) * 5));
}

/**
 * Returns the ratings of an industry for all categories of loss, in recorded order; empty for an unknown code.
 *
 * @param industryName its title, for the comments
 */
export function hazardRatings(code: string, industryName: string): readonly HazardRating[] {
  const scores = traitScores(code);
  if (!scores) return [];
  return categories.map((category) => {
    const weights = weightsByCategory.get(category.code) ?? {};
    const rating = rate(scores, weights);
    return {
      category,
      rating,
      comment: commentOn(category, rating, industryName, scores, weights),
    };
  });
}

function commentOn(
  category: HazardCategory,
  rating: number,
  industryName: string,
  scores: Scores,
  weights: Scores,
): string {
  const band = templates.bands.find(({ to }) => rating <= to)?.name;
  if (band !== "Low" && band !== "Medium" && band !== "High" && band !== "Extreme") return "";
  const lead = templates.lead[band]
    .replace("{category}", () => category.name)
    .replace("{industry}", () => industryName);
  const isUpper = band === "High" || band === "Extreme";
  return templates.html
    .replace("{lead}", () => escaped(lead))
    .replace("{reason}", () => escaped(reasonOf(band, scores, weights)))
    .replace("{action}", () => escaped(isUpper ? category.actionUpper : category.actionLower));
}

/** Describes the strongest traits; equal ones in the recorded order of traits. A low rating names the strongest. */
function reasonOf(band: string, scores: Scores, weights: Scores): string {
  const strength = ({ code }: { readonly code: string }) =>
    (weights[code] ?? 0) * (scores[code] ?? 0);
  const reasons = traits
    .filter(({ code }) => (scores[code] ?? 0) >= SIGNIFICANT_SCORE && (weights[code] ?? 0) > 0)
    .toSorted((a, b) => strength(b) - strength(a))
    .slice(0, MAX_REASONS)
    .map(({ reason }) => reason);
  if (reasons.length === 0) return templates.noReason;
  if (band === "Low") return templates.reasonLow.replace("{reason}", () => reasons[0] ?? "");
  const intro = reasons.length === 1 ? templates.reasonIntroSingle : templates.reasonIntro;
  return `${intro}${reasons.join(templates.reasonJoin)}.`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
