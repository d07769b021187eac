import type { DisruptionRiskScaleGroup } from "@holdfast/contract/library/impact-lookups";
import { SuggestionsCard } from "../../../industries/public";
import type { ChosenScales } from "./scale-choice-rules";

type SuggestedScalesCardProps = {
  readonly strategicCriticalAreaId: string;
  readonly groups: readonly DisruptionRiskScaleGroup[];
  /** The ones that are chosen in the form. */
  readonly chosen: ChosenScales;
  /** Chooses them in the form; the person saves it. */
  readonly onUse: (scales: ChosenScales) => void;
};

/** The suggested disruption risk scales, for the categories without a choice. */
export const SuggestedScalesCard = ({
  strategicCriticalAreaId,
  groups,
  chosen,
  onUse,
}: SuggestedScalesCardProps) => (
  <SuggestionsCard
    kind="disruption-scale"
    noun="scale"
    verb="Use"
    missing={({ disruptionScales }) =>
      groups.flatMap((group) => {
        const { disruptionRiskScaleCategoryId: category, disruptionRiskScales } = group;
        if (chosen.has(category)) return [];
        return disruptionScales.flatMap(({ disruptionRiskScaleId: id, reason }) => {
          const scale = disruptionRiskScales.find(
            (candidate) => candidate.disruptionRiskScaleId === id,
          );
          const name = `${group.disruptionRiskScaleCategoryName}: ${scale?.value} ${scale?.level}`;
          const key = `${strategicCriticalAreaId} ${id}`;
          return scale ? [{ name, note: reason, key, category, id }] : [];
        });
      })
    }
    basis={() => "They are for the business as a whole. Check each against this area."}
    noneText={() => "You have chosen a scale from each category."}
    onAdd={({ category, id }) => onUse(new Map([[category, id]]))}
    onAddAll={(all) => onUse(new Map(all.map(({ category, id }) => [category, id])))}
  />
);
