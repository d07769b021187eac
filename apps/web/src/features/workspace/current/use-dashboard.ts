import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { endpointQuery, useRead } from "../../../platform/api/use-endpoint";
import { readLastShown } from "./read-last-shown";
import { usePlan } from "./use-current-plan";

/** The plan whose dashboard is being read before its screen is shown. */
let earlyPlanId: string | null = null;

/**
 * Starts to read the dashboard of the plan that was shown last, if the page's address is the dashboard's: at the same
 * time as the lists by which the screen learns its plan.
 */
export function useEarlyDashboard() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    const planId = readLastShown()?.planId ?? null;
    if (pathname !== "/dashboard" || planId === null) return;
    earlyPlanId = planId;
    void client.prefetchQuery(endpointQuery(readDashboard, { params: { planId } }));
    // oxlint-disable-next-line react/exhaustive-deps -- the address at which the app was opened
  }, [client]);
}

/** Whether the plan's dashboard was read for this visit; true once. */
const takeEarly = (planId: string) => {
  const isEarly = planId === earlyPlanId;
  earlyPlanId = null;
  return isEarly;
};

/** Reads what the plan's features contribute to the dashboard, in one call. */
export function useDashboard() {
  const { planId } = usePlan();
  const [isEarly] = useState(() => takeEarly(planId));
  return useRead(readDashboard, { params: { planId } }, { isAlwaysFresh: !isEarly });
}
