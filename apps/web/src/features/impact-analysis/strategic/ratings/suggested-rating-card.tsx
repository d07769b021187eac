import { criticalityLevelOf } from "@holdfast/content/library/impact/criticality-levels";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { isSameName, SuggestionsCard } from "../../../industries/public";

type SuggestedRatingCardProps = {
  readonly area: StrategicCriticalArea;
  /** What is chosen in the form. */
  readonly chosen: number | null | undefined;
  /** Chooses it in the form; the person saves it. */
  readonly onUse: (criticality: number) => void;
};

/** The criticality suggested for an area of its name in the industry. */
export const SuggestedRatingCard = ({ area, chosen, onUse }: SuggestedRatingCardProps) => (
  <SuggestionsCard
    kind="criticality"
    noun="rating"
    verb="Use"
    missing={({ strategicAreas }) =>
      strategicAreas
        .filter(({ name, criticality }) => isSameName(name, area.name) && criticality !== chosen)
        .map(({ criticality, description }) => ({
          name: `Criticality ${criticality} ${criticalityLevelOf(criticality)?.name ?? ""}`,
          note: description,
          key: `${area.strategicCriticalAreaId} ${criticality}`,
          criticality,
        }))
    }
    noneText={() => "There is nothing more to suggest for this area."}
    onAdd={({ criticality }) => onUse(criticality)}
  />
);
