import { Navigate, Outlet } from "react-router";
import { lazily } from "../../platform/lazy-screen";
import { PageLoading } from "./page-loading";
import { useCurrentPlan } from "./use-current-plan";

const WorkspaceFailed = lazily(async () => (await import("./workspace-failed")).WorkspaceFailed);

/** Without a current plan, the plans screen shows. */
export const RequirePlan = () => {
  const { status } = useCurrentPlan();
  if (status === "loading") return <PageLoading />;
  if (status === "failed") return <WorkspaceFailed />;
  return status === "none" ? <Navigate to="/dashboard/plans" replace /> : <Outlet />;
};
