import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { PlanAppendices } from "@holdfast/printables/continuity-plan/appendices";
import { useScrollToPart } from "./use-scroll-to-part";

/** Renders the appendices of the plan as they will be printed. */
export const AppendicesPreview = ({ data }: { readonly data: PlanDocument }) => {
  useScrollToPart();
  return <PlanAppendices data={data} />;
};
