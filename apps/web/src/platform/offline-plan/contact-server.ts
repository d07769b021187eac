import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { missingFrom } from "./earlier-copy-rules";
import { endSession, readSession } from "../session/session";
import { changeKeptPlan, isFull, readKeptPlans } from "./kept-plans-database";
import type { KeptPlan, KeptPlans } from "./kept-plans-rules";
import { areLeadersKnown, rememberLeaders } from "./kept-leaders";
import { forgetAfterLoss, refreshKeptPlan } from "./open-kept-plans";
import { type Comparison, type SeenEntry, type SeenState, stateOf } from "./log-head-rules";
import { provesLostAccess } from "./lost-access-proof";
import { restoreOfflinePage } from "./store-offline-page";

/*
 * The kept plan's own calls. `call-endpoint` would bring the schemas of the contract with it, which a page that opens
 * without a network on a slow phone should not load.
 */

/**
 * The result of contacting the server about a kept plan: 'unchanged' if it is as it was, 'incomplete' if the server lacks an incident that this
 * device has read, 'unstored' if this device has no space for the newer plan, 'unknown' if the server has no such plan
 * for this person, 'emptied' if access was lost while entries wait to be sent.
 */
export type Contact =
  | {
      readonly kind: "refreshed" | "incomplete" | "unstored";
      readonly plan: OfflinePlan;
      /** Incidents that the server lacks. */
      readonly missing: readonly string[];
      readonly etag?: string | undefined;
    }
  | {
      readonly kind: "unchanged";
      readonly etag: string;
      /** When the server read the plan, which was then as it is on this device. */
      readonly readAt: string;
    }
  | { readonly kind: "unreachable" | "logged-out" | "expired" | "unknown" | "emptied" | "deleted" };

/** By plan. */
export type Contacts = Readonly<Record<string, Contact>>;

/** Sends a request with the session's token; null if the API did not answer it. */
export async function reachApi(
  address: string,
  token: string,
  request: RequestInit = {},
): Promise<Response | null> {
  try {
    const headers = new Headers(request.headers);
    headers.set("authorization", `Bearer ${token}`);
    headers.set("content-type", "application/json");
    const response = await fetch(address, { ...request, headers, cache: "no-store" });
    if (response.status === 304) {
      const [known, found] = [headers, response.headers].map(weakTag);
      return known === found ? response : null;
    }
    // A proxy or a hotel's login page may answer in place of the server; only its own refusals count.
    const kind = response.headers.get("content-type") ?? "";
    return /^application\/(?:problem\+)?json/.test(kind) ? response : null;
  } catch {
    return null;
  }
}

/** Returns the ETag that a request or its response names. A proxy that compresses makes ETags weak. */
const weakTag = (headers: Headers) =>
  (headers.get("if-none-match") ?? headers.get("etag"))?.replace(/^W\//, "");

/** The ETags of open plans, by plan. */
type OpenTags = Readonly<Record<string, string | undefined>>;

/**
 * Reads all kept plans again and stores them. Returns the result of each.
 * @param open of plans that this page shows: another tab may have stored a newer one, which is then read again
 */
export async function contactServer(open: OpenTags = {}): Promise<Contacts> {
  const kept = await readKeptPlans();
  const contacts: Record<string, Contact> = {};
  if (!kept) return contacts;
  await restoreOfflinePage();
  let isUnreachable = false;
  for (const plan of kept.plans) {
    // One call that waits for a dead network is enough.
    const contact: Contact = isUnreachable
      ? { kind: "unreachable" }
      : await refresh(kept, plan, open);
    isUnreachable = contact.kind === "unreachable";
    contacts[plan.planId] = contact;
  }
  return contacts;
}

/**
 * Reads a plan again and stores it. Nothing deletes it but a proof that the person has lost access to it: a refusal may
 * come from a server that was rebuilt, restored or replaced, and a session also ends by itself.
 */
async function refresh({ publicKey }: KeptPlans, plan: KeptPlan, open: OpenTags): Promise<Contact> {
  const session = readSession();
  if (!session) return { kind: "logged-out" };
  const known = knownTag(plan, open);
  const response = await reachApi(
    `/v1/plans/${plan.planId}/offline_plan`,
    session.token,
    known === undefined ? {} : { headers: { "if-none-match": known } },
  );
  if (response === null) return { kind: "unreachable" };
  if (response.status === 304 && known !== undefined) return storeTime(plan, known, response);
  if (response.ok) {
    const answer = await readJson(response);
    const etag = response.headers.get("etag") ?? undefined;
    return isPlan(answer, plan)
      ? store(publicKey, { kept: plan, plan: answer, etag }, session.token)
      : { kind: "unreachable" };
  }
  if (response.status === 402) return { kind: "expired" };
  if (response.status === 401) {
    if (readSession()?.token === session.token) endSession("lapsed");
    return { kind: "logged-out" };
  }
  if (response.status !== 403 && response.status !== 404) return { kind: "unreachable" };
  if (!(await provesLostAccess(plan, await readProof(plan, session.token))))
    return { kind: "unknown" };
  return { kind: (await forgetAfterLoss(plan)) ? "deleted" : "emptied" };
}

/**
 * Returns the ETag of a plan that need not be sent again if it has not changed; undefined if this tab needs all of it, or
 * if the device also keeps parts of an earlier copy, which each reading checks.
 */
function knownTag(
  { planId, etag, earlier = [], missingIncidents = [] }: KeptPlan,
  open: OpenTags,
): string | undefined {
  const isWhole = earlier.length === 0 && missingIncidents.length === 0;
  const isShown = !(planId in open) || open[planId] === etag;
  return isWhole && isShown && areLeadersKnown(planId) ? etag : undefined;
}

/** Stores when the server has found a plan as it is on this device, unless another tab has stored a newer one. */
async function storeTime(plan: KeptPlan, etag: string, response: Response): Promise<Contact> {
  const sentAt = Date.parse(response.headers.get("date") ?? "");
  const readAt = Number.isNaN(sentAt) ? plan.readAt : new Date(sentAt).toISOString();
  try {
    await changeKeptPlan(plan.planId, (row) => (row.etag === etag ? { ...row, readAt } : row));
  } catch (error) {
    if (!isFull(error)) throw error;
  }
  return { kind: "unchanged", etag, readAt };
}

/** Returns the response; undefined if it is not JSON, for example because the network failed before its end. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Whether a response is the kept plan. Something else may respond in place of the server. */
function isPlan(answer: unknown, { planId }: KeptPlan): answer is OfflinePlan {
  if (typeof answer !== "object" || answer === null) return false;
  const { person, ...plan } = answer as Partial<OfflinePlan>;
  const lists = [
    plan.teams,
    plan.contacts,
    plan.sites,
    plan.incidents,
    plan.logHeads,
    plan.entryKeys,
  ];
  return (
    plan.planId === planId &&
    typeof person?.userId === "string" &&
    !Number.isNaN(Date.parse(plan.readAt ?? "")) &&
    lists.every((list) => Array.isArray(list))
  );
}

/** Returns what the server says to prove that the person lost access; undefined without an answer. */
async function readProof({ planId }: KeptPlan, token: string): Promise<unknown> {
  const response = await reachApi(`/v1/offline_plans/${planId}/lost_access`, token);
  if (!response?.ok) return undefined;
  const answer = await readJson(response);
  return typeof answer === "object" && answer !== null ? Reflect.get(answer, "proof") : undefined;
}

/** A plan that another person has read, who is logged in now, does not replace this person's. */
async function store(
  publicKey: KeptPlans["publicKey"],
  read: {
    readonly kept: KeptPlan;
    readonly plan: OfflinePlan;
    readonly etag: string | undefined;
  },
  token: string,
): Promise<Contact> {
  const { kept, plan, etag } = read;
  if (plan.person.userId !== kept.userId) return { kind: "logged-out" };
  rememberLeaders(plan);
  const comparison = await compare(kept, plan, token);
  const missing = missingFrom(plan, kept, comparison.gone);
  try {
    await refreshKeptPlan(publicKey, plan, { ...comparison, etag });
  } catch (error) {
    if (!isFull(error)) throw error;
    return { kind: "unstored", plan, missing };
  }
  return { kind: missing.length > 0 ? "incomplete" : "refreshed", plan, missing, etag };
}

/** Compares the log entries that this device has read with a newer copy of the plan. */
async function compare(kept: KeptPlan, plan: OfflinePlan, token: string): Promise<Comparison> {
  const changed: SeenEntry[] = [];
  const gone: string[] = [];
  for (const seen of kept.seenEntries ?? []) {
    const state = stateOf(seen, plan) ?? (await readState(kept, seen, token));
    if (state !== "same") changed.push(seen);
    if (state === "gone") gone.push(seen.incidentId);
  }
  return { changed, gone };
}

/** Reads the state of an entry that the plan does not contain; 'same' without a response. */
async function readState(
  { planId }: KeptPlan,
  { incidentId, number, hash }: SeenEntry,
  token: string,
): Promise<SeenState> {
  // Entries are numbered without gaps, so each is a page of one.
  const log = `/v1/plans/${planId}/incidents/${incidentId}/log?page=${number}&pageSize=1`;
  const response = await reachApi(log, token);
  if (response?.status === 404) return "gone";
  if (!response?.ok) return "same";
  const entries = await readJson(response);
  if (!Array.isArray(entries)) return "same";
  const [entry] = entries as readonly SeenEntry[];
  return entry?.number === number && entry.hash === hash ? "same" : "changed";
}
