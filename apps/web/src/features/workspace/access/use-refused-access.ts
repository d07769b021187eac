import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { explainRefusalsWith } from "../../../platform/api/refused-access";
import { readRefusedAccess } from "./read-refused-access";
import { forgetShown, shownOf } from "./read-shown-workspace";

/**
 * Explains every 403 and 404 of an organisation or plan that the workspace has shown: refetches the user's
 * organisations, and the plans if needed, once, so that the screens update.
 */
export function useRefusedAccess(client: QueryClient): void {
  useEffect(() => {
    const stop = explainRefusalsWith(async (call) => {
      const { scope } = call.endpoint.access;
      const { organisation, plan } = shownOf(call.params);
      const isInside = scope === "organisation" || scope === "plan";
      if (!isInside || !organisation) return call.refusal;
      try {
        return await readRefusedAccess(client, { organisation, plan }, call);
      } catch {
        // The lists cannot be loaded, so only the server's first response is known.
        return call.refusal;
      }
    });
    return () => {
      stop();
      forgetShown();
    };
  }, [client]);
}
