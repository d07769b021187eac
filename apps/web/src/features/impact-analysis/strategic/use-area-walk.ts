import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { useSearchParams } from "react-router";
import { adjacentStep, stepBlockedBy } from "./step-order-rules";
import type { StepFacts, StepId } from "./step-order-rules";

/** Navigation through the areas of a step, one by one. */
export type AreaNavigation = {
  /** The selected area; undefined if the step has none. */
  readonly current: StrategicCriticalArea | undefined;
  /** Returns the URL of an area in this step. */
  readonly linkTo: (strategicCriticalAreaId: string) => string;
  /** The target of 'Next': the following area, after the last the next step; undefined at the end. */
  readonly nextName: string | undefined;
  /** Moves to the following area; does nothing on the last. */
  readonly toFollowing: () => void;
  /** Moves to the following area, and after the last to the next step if that is open. */
  readonly goOn: (facts: StepFacts) => void;
};

/** Stores the selected area in the URL, so that a reload or a link returns to it. */
export function useAreaNavigation(
  step: StepId,
  areas: readonly StrategicCriticalArea[],
): AreaNavigation {
  const [search, setSearch] = useSearchParams();
  const named = search.get("area");
  const place = Math.max(
    0,
    areas.findIndex(({ strategicCriticalAreaId }) => strategicCriticalAreaId === named),
  );
  const following = areas[place + 1];
  const nextStep = adjacentStep(step, 1);
  const toFollowing = () => {
    if (following) setSearch({ step, area: following.strategicCriticalAreaId }, { replace: true });
  };
  return {
    current: areas[place],
    linkTo: (area) => `?${new URLSearchParams({ step, area }).toString()}`,
    nextName: following?.name ?? nextStep?.name,
    toFollowing,
    goOn: (facts) => {
      if (following) toFollowing();
      else if (nextStep && stepBlockedBy(nextStep.id, facts) === undefined) {
        setSearch({ step: nextStep.id });
      }
    },
  };
}
