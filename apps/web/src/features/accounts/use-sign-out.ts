import { useNavigate } from "react-router";
import { leaveSession } from "./sign-out-rules";

/**
 * Logs out: the server revokes the token, this browser forgets it and all that was chosen with it, and `/`
 * shows.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const isDone = leaveSession();
    void navigate("/");
    await isDone;
  };
}
