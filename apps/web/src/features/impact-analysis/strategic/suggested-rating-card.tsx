import { criticalityLevelOf } from "@holdfast/content/library/criticality-levels";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { isSameName, StarterSetCard } from "../../industries/public";

/** A part of an area's rating. */
type Rating = {
  readonly criticality?: number | null | undefined;
  readonly penalty?: number | null | undefined;
};

type SuggestedRatingCardProps = {
  readonly area: StrategicCriticalArea;
  /** What is chosen in the form. */
  readonly chosen: Rating;
  /** Fills in the form; the person saves it. */
  readonly onUse: (rating: Rating) => void;
};

const WHY_PENALTY = "Check your contracts to see whether it applies to you, and when.";

/** The criticality and contract penalty that the industry's starter set suggests for an area of its name. */
export const SuggestedRatingCard = ({ area, chosen, onUse }: SuggestedRatingCardProps) => (
  <StarterSetCard
    noun="rating"
    verb="Use"
    missing={({ strategicAreas }) => {
      const found = strategicAreas.find(({ name }) => isSameName(name, area.name));
      if (!found) return [];
      const { criticality, penaltyId, description } = found;
      const level = criticalityLevelOf(criticality)?.name ?? "";
      const penalty = area.category.strategicCriticalAreaCategoryPenalties.find(
        (one) => one.penalty.penaltyId === penaltyId,
      )?.penalty;
      return [
        ...(criticality === chosen.criticality
          ? []
          : [
              {
                name: `Criticality ${criticality} ${level}`,
                note: description,
                rating: { criticality },
              },
            ]),
        ...(!penalty || penalty.penaltyId === chosen.penalty
          ? []
          : [
              {
                name: `Penalty: ${penalty.name}`,
                note: WHY_PENALTY,
                rating: { penalty: penalty.penaltyId },
              },
            ]),
      ];
    }}
    noneText={() => "There is nothing more to suggest for this area."}
    onAdd={({ rating }) => onUse(rating)}
    onAddAll={(all) => onUse(Object.assign({}, ...all.map(({ rating }) => rating)) as Rating)}
  />
);
