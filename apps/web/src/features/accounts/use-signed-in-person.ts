import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import type { User } from "@holdfast/contract/accounts/user";
import { useEffect, useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { useSession } from "../../platform/session/use-session";

/**
 * Returns the user signed in in this browser, for the pages that emails link to: these are outside the
 * signed-in area and may concern someone else. Null without a session, and until the server has responded.
 */
export function useSignedInPerson(): User | null {
  const token = useSession()?.token;
  const [found, setFound] = useState<{ readonly token: string; readonly user: User } | null>(null);
  useEffect(() => {
    if (token === undefined) return undefined;
    const leaving = new AbortController();
    const find = async () => {
      try {
        const user = await callEndpoint(readUser, {}, { signal: leaving.signal });
        setFound({ token, user });
      } catch (error) {
        // The name only adds a sentence to the page; the page is complete without it.
        if (!(error instanceof CallError) && !leaving.signal.aborted) throw error;
      }
    };
    void find();
    return () => leaving.abort();
  }, [token]);
  return found && found.token === token ? found.user : null;
}
