import type { PlanEvent } from "@holdfast/contract/plan-content/plan-event";
import { hazardRatings } from "../hazards/hazard-model";
import { EVENT_CARDS } from "../library/response/event-cards";

/** A rating from which an industry counts as exposed: medium or higher. */
const EXPOSED = 35;

/**
 * What exposes a business to an event, recorded risk or not: nobody should miss the card of an earthquake because the
 * risk was forgotten.
 */
const EXPOSURES: Readonly<
  Record<string, { readonly hazard: string; readonly countries: readonly string[] } | undefined>
> = {
  bushfire: { hazard: "natural-perils", countries: ["AU", "CA", "NZ", "US", "ZA"] },
  earthquake: { hazard: "natural-perils", countries: ["CA", "FJ", "NZ", "PG", "US"] },
  product: { hazard: "product-recall", countries: [] },
};

type Business = {
  readonly risks: readonly { readonly riskId: string; readonly riskPresetId: number | null }[];
  /** Null if it is not certain. */
  readonly countryCode: string | null;
  readonly industry: { readonly code: string; readonly name: string };
};

/** Returns the events for which a plan has a card, in the order of the cards, and because of what. Pure. */
export function eventsOfPlan({ risks, countryCode, industry }: Business): PlanEvent[] {
  const exposed = new Set(
    hazardRatings(industry.code, industry.name)
      .filter(({ rating }) => rating >= EXPOSED)
      .map(({ category }) => category.code),
  );
  return EVENT_CARDS.map(({ cardId, showAlways, riskPresetIds }) => {
    const exposure = EXPOSURES[cardId];
    return {
      cardId,
      isAlways: showAlways,
      riskIds: risks
        .filter(({ riskPresetId }) => riskPresetId !== null && riskPresetIds.includes(riskPresetId))
        .map(({ riskId }) => riskId),
      isExposed:
        exposure !== undefined &&
        (exposed.has(exposure.hazard) || exposure.countries.includes(countryCode ?? "")),
    };
  }).filter(({ isAlways, riskIds, isExposed }) => isAlways || riskIds.length > 0 || isExposed);
}
