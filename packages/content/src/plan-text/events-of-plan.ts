import type { PlanEvent } from "@holdfast/contract/plan-content/plan-event";
import { EXPOSURES } from "../hazards/exposures";
import { hazardRatings } from "../hazards/hazard-model";
import { EVENT_CARDS } from "../library/response/event-cards";

/** A rating from which an industry counts as exposed: medium or higher. */
const EXPOSED = 35;

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
    const exposure = EXPOSURES.find((one) => one.cardId === cardId);
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
