import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { useCallback, useEffect, useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { contactServer } from "../../platform/offline-plan/contact-server";
import { type KeptPlan, readKeptPlan } from "../../platform/offline-plan/kept-plan-database";
import { forget, keepPlan, openKeptPlan } from "../../platform/offline-plan/open-kept-plan";
import {
  canKeepPlan,
  isStoragePermanent,
  storeOfflinePage,
} from "../../platform/offline-plan/store-offline-page";
import { CONTACT_TEXTS } from "./page/contact-rules";
import { messageOf } from "../../ui/feedback/shown-error";

/** Returns the plan stored on this device, and functions that store, refresh and delete it. */
export function useKeptCopy(planId: string) {
  const [kept, setKept] = useState<KeptPlan | "loading" | undefined>(
    canKeepPlan() ? "loading" : undefined,
  );
  const [isPermanent, setPermanent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const act = useCallback(async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPermanent(await isStoragePermanent());
      setKept(await readKeptPlan());
      setIsBusy(false);
    }
  }, []);

  useEffect(() => {
    const readFresh = async () => {
      await contactServer();
      setPermanent(await isStoragePermanent());
      setKept(await readKeptPlan());
    };
    if (canKeepPlan()) void readFresh();
  }, []);

  return {
    kept,
    isPermanent,
    isBusy,
    problem,
    keep: (pin: string) =>
      act(async () => {
        const plan: OfflinePlan = await callEndpoint(readOfflinePlan, { params: { planId } });
        await storeOfflinePage();
        await keepPlan(plan, pin);
        // Better now than on the day.
        if (!("plan" in (await openKeptPlan(pin)))) throw new Error("The kept plan does not open.");
      }),
    refresh: () =>
      act(async () => {
        const { kind } = await contactServer();
        // A copy that was not refreshed must not look refreshed.
        if (kind !== "refreshed" && kind !== "deleted") setProblem(CONTACT_TEXTS[kind]);
      }),
    remove: () => act(forget),
  };
}
