import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { explainRefusalsWith } from "../../../platform/api/refused-access";
import type { Worked } from "./read-refused-access";

/**
 * Explains every 403 and 404 of an organisation or plan while the frame is mounted: refetches the user's
 * organisations, and the plans if needed, once, so that the screens update.
 */
export function useRefusedAccess(organisation: Organisation | null, plans: readonly Plan[]): void {
  const client = useQueryClient();
  const worked = useRef<Worked | null>(null);
  useLayoutEffect(() => {
    worked.current = organisation && { organisation, plans };
  }, [organisation, plans]);
  useEffect(
    () =>
      explainRefusalsWith(async (call) => {
        const { scope } = call.endpoint.access;
        const isInside = scope === "organisation" || scope === "plan";
        const before = worked.current;
        if (!isInside || before === null) return call.refusal;
        try {
          // Loaded on demand, to keep pages within their size budget.
          const { readRefusedAccess } = await import("./read-refused-access");
          return await readRefusedAccess(client, before, call);
        } catch {
          // The lists cannot be loaded, so only the server's first response is known.
          return call.refusal;
        }
      }),
    [client],
  );
}
