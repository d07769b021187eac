import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { useCallback, useEffect, useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { type Contact, contactServer } from "../../platform/offline-plan/contact-server";
import { readKeptPlans } from "../../platform/offline-plan/kept-plans-database";
import type { KeptPlans } from "../../platform/offline-plan/kept-plans-rules";
import { forgetPlan, keepPlan } from "../../platform/offline-plan/open-kept-plans";
import {
  askForPermanence,
  canKeepPlan,
  isStoragePermanent,
  storeOfflinePage,
} from "../../platform/offline-plan/store-offline-page";
import { messageOf } from "../../ui/feedback/shown-error";
import { CONTACT_TEXTS } from "./page/contact-rules";
import { wrongPinText } from "./page/wrong-pin-rules";

/** Results after which no copy is older than the server's plan. */
const REFRESHED: ReadonlySet<Contact["kind"]> = new Set(["refreshed", "unchanged", "deleted"]);

const DELETED_BY_PINS =
  "The PIN was wrong 10 times. Everything stored on this device was deleted from it.";

/** Returns the plans stored on this device, and functions that store, refresh and delete them. */
export function useKeptCopies(planId: string) {
  const [kept, setKept] = useState<KeptPlans | "loading" | undefined>(
    canKeepPlan() ? "loading" : undefined,
  );
  const [isPermanent, setPermanent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const readStored = useCallback(async () => {
    setPermanent(await isStoragePermanent());
    setKept(await readKeptPlans());
  }, []);

  const act = useCallback(
    async (work: () => Promise<unknown>) => {
      setIsBusy(true);
      setProblem(undefined);
      try {
        await work();
      } catch (error) {
        setProblem(messageOf(error));
      } finally {
        await readStored();
        setIsBusy(false);
      }
    },
    [readStored],
  );

  useEffect(() => {
    if (canKeepPlan()) void contactServer().then(readStored);
  }, [readStored]);

  return {
    kept,
    isPermanent,
    isBusy,
    problem,
    keep: (pin: string) =>
      act(async () => {
        const plan: OfflinePlan = await callEndpoint(readOfflinePlan, { params: { planId } });
        await storeOfflinePage();
        await askForPermanence();
        const opening = await keepPlan(plan, pin);
        if ("wrongPinsLeft" in opening) setProblem(wrongPinText(opening.wrongPinsLeft));
        else if ("isDeleted" in opening) setProblem(DELETED_BY_PINS);
        else if ("isUnreadable" in opening) throw new Error("The kept plan does not open.");
      }),
    refresh: () =>
      act(async () => {
        await askForPermanence();
        const kinds = Object.values(await contactServer()).map(({ kind }) => kind);
        // A copy that was not refreshed must not look refreshed.
        const failed = kinds.find((kind) => !REFRESHED.has(kind));
        if (failed) setProblem(CONTACT_TEXTS[failed]);
      }),
    remove: (keptId: string) => act(async () => forgetPlan(keptId)),
  };
}
