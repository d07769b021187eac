import { PageFrame } from "../../design/page-frame";
import { usePlan } from "./use-current-plan";

/** The landing page of a plan. Its widgets come with their rooms. */
export const DashboardScreen = () => {
  const plan = usePlan();
  return (
    <PageFrame title={plan.name} purpose="Where your plan stands, and what to do next.">
      {null}
    </PageFrame>
  );
};
