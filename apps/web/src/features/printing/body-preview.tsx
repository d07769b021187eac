import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { ContinuityPlanBody } from "@holdfast/printables/continuity-plan/plan-body";
import { idleComponent } from "../../platform/routing/idle-component";
import { useScrollToAnchor } from "../../platform/routing/use-scroll-to-anchor";

const AppendicesPreview = idleComponent(
  async () => (await import("./appendices-preview")).AppendicesPreview,
);

/** Renders the sections of the plan as they will be printed, the appendices last. */
export const BodyPreview = ({ data }: { readonly data: PlanDocument }) => {
  useScrollToAnchor();
  return <ContinuityPlanBody data={data} appendices={<AppendicesPreview data={data} />} />;
};
