import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { PlanAppendices } from "@holdfast/printables/continuity-plan/appendices";
import { useScrollToAnchor } from "../../platform/routing/use-scroll-to-anchor";

/** Renders the appendices of the plan as they will be printed. */
export const AppendicesPreview = ({ data }: { readonly data: PlanDocument }) => {
  useScrollToAnchor();
  return <PlanAppendices data={data} />;
};
