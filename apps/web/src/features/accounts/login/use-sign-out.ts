import { useNavigate } from "react-router";
import { whenIdle } from "../../../ui/loading/when-idle";
import { endSession } from "../../../platform/session/session";

/** Loaded when the browser is idle, as no page needs it at first. */
const load = async () => (await import("./sign-out-rules")).leaveSession;
whenIdle(load);

/** If it cannot be loaded, the session ends only here, and its token lives until it expires. */
const leaveHere = async () => endSession("left");

/** Logs out: revokes the token on the server, clears the session and its choices here, and opens `/`. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const leave = await load().catch(() => leaveHere);
    const isDone = leave();
    void navigate("/");
    await isDone;
  };
}
