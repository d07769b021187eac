import { useNavigate } from "react-router";
import { leaveSession } from "./sign-out-rules";

/** Logs out: revokes the token on the server, clears the session and its choices here, and opens `/`. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const isDone = leaveSession();
    void navigate("/");
    await isDone;
  };
}
