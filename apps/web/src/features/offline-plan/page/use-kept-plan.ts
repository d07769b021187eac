import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useCallback, useEffect, useState } from "react";
import { type Contact, contactServer } from "../../../platform/offline-plan/contact-server";
import { withEarlier } from "../../../platform/offline-plan/earlier-copy-rules";
import { type KeptPlan, readKeptPlan } from "../../../platform/offline-plan/kept-plan-database";
import { openKeptPlan } from "../../../platform/offline-plan/open-kept-plan";

/** How often the server is contacted while the page is open (ms). */
const REFRESH = 15_000;

type Kept = "loading" | "none" | "failed" | Pick<KeptPlan, "hasNumericPin" | "changedEntries">;

/** Reads the plan stored on this device: whether there is one, opening it by its PIN, and its contact with the server. */
export function useKeptPlan() {
  const [kept, setKept] = useState<Kept>("loading");
  const [plan, setPlan] = useState<OfflinePlan>();
  const [contact, setContact] = useState<Contact["kind"]>();
  const [now, setNow] = useState(Date.now);
  const isKept = typeof kept === "object";

  useEffect(() => {
    const read = async () => {
      try {
        setKept((await readKeptPlan()) ?? "none");
      } catch {
        setKept("failed");
      }
    };
    void read();
  }, []);

  const refresh = useCallback(async () => {
    const result = await contactServer();
    setContact(result.kind);
    setNow(Date.now());
    if (result.kind === "deleted") {
      setKept("none");
      setPlan(undefined);
    }
    // What was opened before shows the plan.
    if (result.kind === "emptied") setPlan((open) => (open?.teams.length === 0 ? open : undefined));
    if ("plan" in result) {
      setPlan((open) => open && withEarlier(result.plan, [open], result.missing));
      setKept((await readKeptPlan()) ?? "none");
    }
  }, []);

  useEffect(() => {
    if (!isKept) return undefined;
    const again = () => void refresh();
    again();
    const leave = () => setContact("unreachable");
    window.addEventListener("online", again);
    window.addEventListener("offline", leave);
    const timer = setInterval(again, REFRESH);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("offline", leave);
      clearInterval(timer);
    };
  }, [isKept, refresh]);

  /** Returns why the PIN did not open the plan; undefined if it did. */
  const open = async (pin: string): Promise<string | undefined> => {
    const opening = await openKeptPlan(pin);
    if ("plan" in opening) {
      setPlan(opening.plan);
      void refresh();
      return undefined;
    }
    if ("isDeleted" in opening) {
      setKept("none");
      setContact("deleted");
      return undefined;
    }
    if ("isUnreadable" in opening)
      return "The plan could not be opened. Reload this page, then try again.";
    return opening.wrongPinsLeft === 1
      ? "This PIN is wrong. After 1 more wrong PIN, the plan is deleted from this device."
      : `This PIN is wrong. You can try ${opening.wrongPinsLeft} more times.`;
  };
  return { kept, plan, contact, now, open };
}
