import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { lastSessionEnd } from "./session";
import { rememberWantedPage } from "./session-return";
import { useSession } from "./use-session";

/**
 * Renders its routes for signed-in people only and redirects others to the landing page (specification 2). The content
 * remounts for a new session, so that no data of one person is shown to another.
 */
export const RequireSession = () => {
  const session = useSession();
  return session ? <Outlet key={session.token} /> : <RedirectToLanding />;
};

/** Redirects to the landing page. Remembers the current page, unless the person logged out. */
const RedirectToLanding = () => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (lastSessionEnd() === "lapsed") rememberWantedPage(`${pathname}${search}`);
    // oxlint-disable-next-line react/exhaustive-deps -- the requested address, not the redirect's target
  }, []);
  return <Navigate to="/" replace />;
};
