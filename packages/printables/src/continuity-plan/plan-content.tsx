import { PlanAppendices } from "./appendices";
import { ContinuityPlanBody } from "./plan-body";
import type { ContinuityPlanData } from "./plan-data";

/** The whole plan after its front matter. */
export const ContinuityPlanContent = ({ data }: { readonly data: ContinuityPlanData }) => (
  <ContinuityPlanBody data={data} appendices={<PlanAppendices data={data} />} />
);
