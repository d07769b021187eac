import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { lastSessionEnd } from "./session";
import { rememberWantedPage } from "./session-return";
import { useSession } from "./use-session";

/**
 * Lets only the signed-in through; everybody else is sent to the landing page (specification 2). What stands
 * inside is drawn anew for another session, so that nothing of one person is left on another's screen.
 */
export const RequireSession = () => {
  const session = useSession();
  return session ? <Outlet key={session.token} /> : <TurnedAway />;
};

/** Leads to the landing page, and remembers the way back for somebody who did not leave on purpose. */
const TurnedAway = () => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (lastSessionEnd() === "lapsed") rememberWantedPage(`${pathname}${search}`);
    // oxlint-disable-next-line react/exhaustive-deps -- the address one came by, not the one one is led to
  }, []);
  return <Navigate to="/" replace />;
};
