import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { useSearchParams } from "react-router";
import { stepBeside, stepWaitsFor } from "./step-order-rules";
import type { StepFacts, StepId } from "./step-order-rules";

/** Going through the areas of a step one by one. */
export type AreaWalk = {
  /** The area in hand; undefined where the step has none. */
  readonly current: StrategicCriticalArea | undefined;
  /** The address that shows an area in this step. */
  readonly linkTo: (strategicCriticalAreaId: string) => string;
  /** Where 'Next' leads: the following area, after the last the next step; undefined at the very end. */
  readonly nextName: string | undefined;
  /** To the following area; the last one stays. */
  readonly toFollowing: () => void;
  /** To the following area, and after the last to the next step where that is open. */
  readonly goOn: (facts: StepFacts) => void;
};

/** Keeps the area in hand in the address, so that a reload or a link comes back to it. */
export function useAreaWalk(step: StepId, areas: readonly StrategicCriticalArea[]): AreaWalk {
  const [search, setSearch] = useSearchParams();
  const named = search.get("area");
  const place = Math.max(
    0,
    areas.findIndex(({ strategicCriticalAreaId }) => strategicCriticalAreaId === named),
  );
  const following = areas[place + 1];
  const nextStep = stepBeside(step, 1);
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
      else if (nextStep && stepWaitsFor(nextStep.id, facts) === undefined) {
        setSearch({ step: nextStep.id });
      }
    },
  };
}
