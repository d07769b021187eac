import { Navigate, Outlet } from "react-router";
import { useSession } from "./use-session";

/** Lets only the signed-in through; everybody else is sent to the landing page (specification 2). */
export const RequireSession = () => (useSession() ? <Outlet /> : <Navigate to="/" replace />);
