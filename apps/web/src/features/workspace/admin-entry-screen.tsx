import { Navigate } from "react-router";
import { PageLoading } from "./frame/page-loading";
import { useAdminEntry } from "./frame/use-admin-entry";

/** /admin, and any unknown address below it: redirects to the first entry of the menu (specification 2). */
export const AdminEntryScreen = () => {
  const entry = useAdminEntry();
  return entry === undefined ? <PageLoading /> : <Navigate to={entry} replace />;
};
