import { useContext, useMemo, useState } from "react";
import { Navigate, Outlet } from "react-router";
import { HasUnsavedContext } from "../../../ui/overlays/unsaved-changes";
import { PageLoading } from "../frame/page-loading";
import { useDeletedPlan } from "./use-deleted-plan";
import { useWorkspace, WorkspaceProvider } from "../current/workspace-context";
import { UnsavedNotice } from "./unsaved-notice";
import { WorkspaceFailed } from "./workspace-failed";
import { DeletedPlanPanel } from "./deleted-plan-panel";

/** Redirects to the plans screen without a current plan, and explains when the open plan was deleted. */
export const RequirePlan = () => {
  const workspace = useWorkspace();
  const { plan, isDeleted } = useDeletedPlan();
  const hasUnsaved = useContext(HasUnsavedContext);
  const [isDiscarded, setDiscarded] = useState(false);
  const shown = useMemo(
    () => ({ ...workspace, plan: { ...workspace.plan, current: plan } }),
    [workspace, plan],
  );
  const { status } = workspace.plan;
  if (plan === null) {
    if (status === "loading") return <PageLoading />;
    if (status === "failed") return <WorkspaceFailed />;
    return <Navigate to="/dashboard/plans" replace />;
  }
  if (isDeleted && (!hasUnsaved || isDiscarded)) return <DeletedPlanPanel plan={plan} />;
  return (
    <WorkspaceProvider value={shown}>
      {isDeleted && (
        <UnsavedNotice
          reason="plan-deleted"
          name={plan.name}
          onContinue={() => setDiscarded(true)}
        />
      )}
      <Outlet />
    </WorkspaceProvider>
  );
};
