import { signOut } from "@holdfast/contract/accounts/sign-in-endpoints";
import { useNavigate } from "react-router";
import { callEndpoint } from "../../platform/call-endpoint";
import { CallError } from "../../platform/call-error";
import { forgetDrafts } from "../../platform/kept-drafts";
import { endSession } from "../../platform/session";

/**
 * Logs out: the server revokes the token, this browser forgets it, and `/` shows. Without an answer from
 * the server it is forgotten here all the same; it then ends by its expiry.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await callEndpoint(signOut, {});
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
    } finally {
      endSession();
      forgetDrafts();
      void navigate("/");
    }
  };
}
