import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { endSession, readSession } from "../session/session";
import { changeKeptPlan, type KeptPlan, readKeptPlan } from "./kept-plan-database";
import { forget, refreshKeptPlan } from "./open-kept-plan";
import { isRevoked } from "./revocation-rules";

/*
 * The kept plan's own calls. `call-endpoint` would bring the schemas of the contract with it, which a page that opens
 * without a network on a slow phone should not load.
 */

/** What the server said about the kept plan. */
export type Contact =
  | { readonly kind: "refreshed"; readonly plan: OfflinePlan }
  | { readonly kind: "unreachable" | "logged-out" | "expired" | "deleted" };

/** Sends a request with the session's token; null if the API did not answer it. */
export async function reachApi(
  address: string,
  token: string,
  request: RequestInit = {},
): Promise<Response | null> {
  try {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(address, { ...request, headers, cache: "no-store" });
    // A proxy or a hotel's login page may answer in place of the server; only its own refusals count.
    const kind = response.headers.get("content-type") ?? "";
    return /^application\/(?:problem\+)?json/.test(kind) ? response : null;
  } catch {
    return null;
  }
}

/**
 * Reads the plan again and stores it. Deletes it if the person's access was revoked: the plan is not theirs any more (403,
 * 404), the session was ended (401), or another person is logged in.
 */
export async function contactServer(now: number): Promise<Contact> {
  const kept = await readKeptPlan();
  if (!kept) return { kind: "deleted" };
  const session = readSession();
  if (!session) return { kind: "logged-out" };
  const response = await reachApi(`/v1/plans/${kept.planId}/offline_plan`, session.token);
  if (response === null) return { kind: "unreachable" };
  if (response.ok) return store(kept, (await response.json()) as OfflinePlan, now);
  if (response.status === 402) {
    await changeKeptPlan((found) => found && { ...found, contactAt: now });
    return { kind: "expired" };
  }
  if (response.status === 401) {
    if (readSession()?.token === session.token) endSession("lapsed");
    if (!isRevoked(kept.contactAt, session.expiry, now)) return { kind: "logged-out" };
  } else if (response.status !== 403 && response.status !== 404) {
    return { kind: "unreachable" };
  }
  await forget();
  return { kind: "deleted" };
}

/** Deletes the kept plan after a call of the app was refused with 401, if a person has ended the session. */
export async function deleteAfterRefusal(expiry: number, now: number): Promise<void> {
  const kept = await readKeptPlan();
  if (kept && isRevoked(kept.contactAt, expiry, now)) await forget();
}

async function store(kept: KeptPlan, plan: OfflinePlan, now: number): Promise<Contact> {
  if (plan.person.userId === kept.userId) {
    await refreshKeptPlan(kept, plan, now);
    return { kind: "refreshed", plan };
  }
  await forget();
  return { kind: "deleted" };
}
