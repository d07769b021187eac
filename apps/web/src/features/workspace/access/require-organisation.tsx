import { Navigate, Outlet } from "react-router";
import { PageLoading } from "../frame/page-loading";
import { useCurrentOrganisation } from "../current/use-current-organisation";
import { WorkspaceFailed } from "./workspace-failed";

/** Redirects to /organization when the user opens the plan area without an organisation. */
export const RequireOrganisation = () => {
  const { status } = useCurrentOrganisation();
  if (status === "loading") return <PageLoading />;
  if (status === "failed") return <WorkspaceFailed />;
  return status === "none" ? <Navigate to="/organization" replace /> : <Outlet />;
};
