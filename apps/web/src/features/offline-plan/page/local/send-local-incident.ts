import type { Incident } from "@holdfast/contract/incidents/incident";
import { reachApi } from "../../../../platform/offline-plan/contact-server";
import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { LocalIncident } from "../../../../platform/offline-plan/local-incidents";
import type { Post, QueueCall, QueuedChange, QueuedEntry } from "../../../incidents/public";

/** As the server has it: under the same id, or the active incident that it joined. */
export type Declared = Pick<Incident, "incidentId" | "level" | "actions" | "units">;

/** The declared or joined incident, or why the server refused it; undefined if it did not answer. */
type Declaration = { readonly incident: Declared } | { readonly refusal: string } | undefined;

/** Declares an incident that was started on this device. A repeated call finds the same incident. */
export async function declareLocal(
  planId: string,
  { incidentId, level, isExercise, whatHappened, startedAt, isAnother }: LocalIncident,
  token: string,
): Promise<Declaration> {
  const body = {
    level,
    isExercise,
    ...(whatHappened !== "" && { whatHappened }),
    startedOnDevice: { incidentId, deviceAt: startedAt, isAnother },
  };
  const request = { method: "POST", body: JSON.stringify(body) };
  const response = await reachApi(`/v1/plans/${planId}/incidents`, token, request);
  const content: unknown = await response?.json().catch(() => undefined);
  if (!response || typeof content !== "object" || content === null) return undefined;
  if (response.ok) return isIncident(content) ? { incident: content } : undefined;
  // A refusal without a code is not from Holdfast.
  const { code, detail } = content as { readonly code?: unknown; readonly detail?: unknown };
  const isRefused = typeof code === "string" && response.status < 500 && response.status !== 401;
  return isRefused ? { refusal: String(detail ?? "") } : undefined;
}

const isIncident = (content: object): content is Declared =>
  typeof Reflect.get(content, "incidentId") === "string" &&
  typeof Reflect.get(content, "level") === "number" &&
  Array.isArray(Reflect.get(content, "actions")) &&
  Array.isArray(Reflect.get(content, "units"));

/** A change of what the plan names. */
type PlanChange = Exclude<QueuedChange, { readonly answer: unknown }>;

/** Returns the change of the declared incident; undefined if it has no such action or unit. Pure. */
export function changeIn(
  { actions, units }: Declared,
  change: QueuedChange,
): PlanChange | undefined {
  if ("answer" in change) return undefined;
  if ("actionId" in change) {
    const action = actions.find(({ planActionId }) => planActionId === change.actionId);
    return action && { ...change, actionId: action.actionId };
  }
  const unit = units.find(({ departmentId }) => departmentId === change.unitId);
  return unit && { ...change, unitId: unit.unitId };
}

/** A business unit of the kept plan. */
type PlanUnit = Pick<NonNullable<OfflinePlan["units"]>[number], "departmentId" | "name">;

/**
 * Returns an entry whose cost names the declared incident's business unit. If that has no such unit, the cost is one of
 * the whole business, and its text names the unit. Pure.
 */
function withCostIn(
  { units }: Declared,
  planUnits: readonly PlanUnit[],
  { cost, ...entry }: QueuedEntry,
): QueuedEntry {
  if (!cost) return entry;
  // A unit of the incident that the plan no longer has is no unit of a cost for the whole business.
  if (typeof cost.unitId !== "string") return { ...entry, cost };
  const unit = units.find(({ departmentId }) => departmentId === cost.unitId);
  const lacking = unit ? undefined : planUnits.find((one) => one.departmentId === cost.unitId);
  return {
    ...entry,
    text: lacking ? `${entry.text} (business unit: ${lacking.name})` : entry.text,
    cost: { ...cost, unitId: unit?.unitId ?? null },
  };
}

/**
 * Returns a function that sends what was done before the incident was declared. Ticks and units have the ids of the plan
 * until then. What the joined incident does not have, because its level has fewer teams, is sent as a text.
 * @param planUnits the units of the kept plan, for the names of those
 * @param read returns the entries that wait
 */
export const postToDeclared =
  (
    incident: Declared,
    planUnits: readonly PlanUnit[],
    post: Post,
    read: () => readonly QueuedEntry[],
  ): Post =>
  async (call: QueueCall) => {
    if (!("change" in call))
      return post({
        ...call,
        entries: call.entries.map((entry) => withCostIn(incident, planUnits, entry)),
      });
    const change = changeIn(incident, call.change);
    const entry = read().find(({ entryId }) => entryId === call.entryId);
    if (!change && !entry) return undefined;
    const { deviceAt = new Date().toISOString(), entryId } = call;
    const answer = await post(
      change ? { ...call, change } : { entries: [{ entryId, deviceAt, text: entry?.text ?? "" }] },
    );
    if (answer === undefined || !("content" in answer)) return answer;
    const isOwn = change ? isAnswerOf(answer.content, change) : Array.isArray(answer.content);
    return isOwn ? { content: call.change } : undefined;
  };

const isAnswerOf = (content: unknown, change: PlanChange): boolean =>
  typeof content === "object" &&
  content !== null &&
  ("actionId" in change
    ? Reflect.get(content, "actionId") === change.actionId
    : Reflect.get(content, "unitId") === change.unitId);
