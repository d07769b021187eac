import { useCallback, useEffect, useRef, useState } from "react";
import { type Contacts, contactServer } from "../../../platform/offline-plan/contact-server";
import { withEarlier } from "../../../platform/offline-plan/earlier-copy-rules";
import { readKeptPlans } from "../../../platform/offline-plan/kept-plans-database";
import type { KeptPlans } from "../../../platform/offline-plan/kept-plans-rules";
import {
  deleteLocalIncident,
  type LocalIncident,
  type OpenedPlan,
  removeLocalIncident,
  storeLocalIncident,
} from "../../../platform/offline-plan/local-incidents";
import { openKeptPlans } from "../../../platform/offline-plan/open-kept-plans";
import { remainsOf } from "../../../platform/offline-plan/seal-plan";
import { countWaitingEntries } from "../../../platform/offline-plan/waiting-entries";
import { declaredText } from "./local/local-incident-rules";
import type { Declared } from "./local/send-local-incident";
import type { AfterSending } from "./use-entry-sender";
import { wrongPinText } from "./wrong-pin-rules";

/** How often the server is contacted while the page is open (ms). */
const REFRESH = 15_000;

type Kept = "loading" | "none" | "deleted" | "failed" | KeptPlans;

/** Reads the plans stored on this device: whether there are any, opening them by the PIN, and contact with the server. */
export function useKeptPlans() {
  const [kept, setKept] = useState<Kept>("loading");
  const [plans, setPlans] = useState<readonly OpenedPlan[]>();
  const [contacts, setContacts] = useState<Contacts>({});
  const [now, setNow] = useState(Date.now);
  /** What became of an incident that was started here, by plan. */
  const [notices, setNotices] = useState<Readonly<Record<string, string>>>({});
  const isKept = typeof kept === "object";
  const open = useRef<readonly OpenedPlan[]>([]);
  useEffect(() => {
    open.current = plans ?? [];
  }, [plans]);

  useEffect(() => {
    const read = async () => {
      try {
        setKept((await readKeptPlans()) ?? "none");
      } catch {
        setKept("failed");
      }
    };
    void read();
  }, []);

  const refresh = useCallback(async () => {
    const found = await contactServer(
      Object.fromEntries(open.current.map(({ planId, etag }) => [planId, etag])),
    );
    setContacts((earlier) => ({ ...lostOf(earlier), ...found }));
    setNow(Date.now());
    const current = await readKeptPlans();
    setPlans((all) => all?.flatMap((plan) => refreshed(plan, found, current) ?? []));
    setKept(current ?? "deleted");
  }, []);

  useEffect(() => {
    if (!isKept) return undefined;
    const again = () => void refresh();
    again();
    const leave = () => setContacts(unreachable);
    window.addEventListener("online", again);
    window.addEventListener("offline", leave);
    const timer = setInterval(again, REFRESH);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("offline", leave);
      clearInterval(timer);
    };
  }, [isKept, refresh]);

  /** Returns why the PIN did not open the plans; undefined if it did. */
  const openPlans = async (pin: string): Promise<string | undefined> => {
    const opening = await openKeptPlans(pin);
    if ("plans" in opening) {
      setPlans(opening.plans);
      void refresh();
      return undefined;
    }
    if ("isDeleted" in opening) {
      setKept("deleted");
      return undefined;
    }
    if ("isUnreadable" in opening)
      return "The plan could not be opened. Reload this page, then try again.";
    return wrongPinText(opening.wrongPinsLeft);
  };
  const setLocal = (planId: string, next: (local: readonly LocalIncident[]) => LocalIncident[]) =>
    setPlans((all) =>
      all?.map((plan) =>
        plan.planId === planId ? { ...plan, local: next(plan.local ?? []) } : plan,
      ),
    );
  /** Starts an incident on this device. Throws if it has no space left. */
  const start = async (planId: string, started: LocalIncident) => {
    await storeLocalIncident(planId, started);
    setLocal(planId, (local) => [...local, started]);
    void refresh();
  };
  const dropLocal = (planId: string, incidentId: string, notice: string) => {
    setLocal(planId, (local) => local.filter((one) => one.incidentId !== incidentId));
    setNotices((all) => ({ ...all, [planId]: notice }));
  };
  /** Removes an incident that the server now has, once the plan was read with it. */
  const declared = async (planId: string, own: LocalIncident, incident: Declared) => {
    const { incidentId } = own;
    await refresh();
    const userId = plans?.find((plan) => plan.planId === planId)?.person.userId ?? "";
    // Something may have been written meanwhile, which only this incident's key opens.
    if (countWaitingEntries(userId, incidentId) > 0) return;
    await removeLocalIncident(planId, incidentId);
    dropLocal(planId, incidentId, declaredText(own, incident));
  };
  const afterSending = (planId: string): AfterSending => ({
    onSent: refresh,
    onDeclared: (own, incident) => declared(planId, own, incident),
  });
  /** Deletes an incident that was started here by mistake. */
  const remove = async (planId: string, incidentId: string) => {
    const plan = plans?.find((one) => one.planId === planId);
    if (!plan) return;
    await deleteLocalIncident(plan, incidentId);
    dropLocal(planId, incidentId, "The incident was deleted from this device.");
  };
  return { kept, plans, contacts, now, notices, open: openPlans, start, afterSending, remove };
}

/** Returns an open plan as the server and this device now have it; undefined if it is no longer kept. */
function refreshed(
  plan: OpenedPlan,
  contacts: Contacts,
  kept: KeptPlans | undefined,
): OpenedPlan | undefined {
  const contact = contacts[plan.planId];
  if (!contact || contact.kind === "deleted") return undefined;
  const local = plan.local && { local: plan.local.filter((own) => isLeft(plan, own, kept)) };
  if (contact.kind === "emptied") return { ...remainsOf(plan), ...local };
  if (contact.kind === "unchanged" && contact.etag === plan.etag)
    return { ...plan, readAt: contact.readAt, ...local };
  if (!("plan" in contact)) return { ...plan, ...local };
  const { missing, etag } = contact;
  return { ...withEarlier(contact.plan, [plan], missing), etag, ...local };
}

/** Whether an incident that was started here is still stored, or something waits in it: another tab may have deleted it. */
const isLeft = (
  { planId, person }: OpenedPlan,
  { incidentId }: LocalIncident,
  kept: KeptPlans | undefined,
): boolean =>
  kept?.plans
    .find((row) => row.planId === planId)
    ?.localIncidents?.some((stored) => stored.incidentId === incidentId) === true ||
  countWaitingEntries(person.userId, incidentId) > 0;

/** Returns the plans that were deleted after a loss of access: the page still says so when the rest is refreshed. Pure. */
const lostOf = (contacts: Contacts): Contacts =>
  Object.fromEntries(Object.entries(contacts).filter(([, { kind }]) => kind === "deleted"));

/** Returns the contacts of a device that has just lost its network. Pure. */
const unreachable = (contacts: Contacts): Contacts =>
  Object.fromEntries(
    Object.entries(contacts).map(([planId, contact]) => [
      planId,
      contact.kind === "deleted" ? contact : { kind: "unreachable" },
    ]),
  );
