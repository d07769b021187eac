import { Navigate } from "react-router";
import { PageLoading, useAdminEntry } from "../dashboard/public";

/** /admin, and any unknown address below it: on to the first entry of the menu (specification 2). */
export const AdminEntryScreen = () => {
  const entry = useAdminEntry();
  return entry === undefined ? <PageLoading /> : <Navigate to={entry} replace />;
};
