import type { Plan } from "@holdfast/contract/plans/plan";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/buttons/button";
import { WorkspaceStopPanel } from "./workspace-stop-panel";

type DeletedPlanPanelProps = { readonly plan: Plan };

/** Replaces every page of a plan that was deleted while it was open. */
export const DeletedPlanPanel = ({ plan }: DeletedPlanPanelProps) => {
  const navigate = useNavigate();
  return (
    <WorkspaceStopPanel
      title={`The plan “${plan.name}” was deleted`}
      actions={
        <Button variant="primary" onPress={() => void navigate("/dashboard/plans")}>
          Go to plans
        </Button>
      }
    >
      Someone else deleted it, or you did in another tab. Choose another plan to continue.
    </WorkspaceStopPanel>
  );
};
