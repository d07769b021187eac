import { useCallback, useMemo } from "react";
import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import { readIncidentCosts } from "@holdfast/contract/incidents/costs/cost-endpoints";
import {
  addLogEntries,
  addLogPhoto,
  changeIncidentUnit,
  readIncident,
  readIncidentLog,
  setIncidentAction,
} from "@holdfast/contract/incidents/incident-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { refreshCopyAfterWriting } from "../../../platform/offline-plan/refresh-copy";
import { answerOf, photoFile } from "./send-call";
import { logQueueOf } from "./read-log-queue";
import type { Post, QueueCall } from "./send-queue";
import { useEntryQueue } from "./use-entry-queue";

type IncidentParams = { readonly planId: string; readonly incidentId: string };

/** A photo is sent with exactly one entry. */
async function callForEntries(
  params: IncidentParams,
  { entries, photo }: Extract<QueueCall, { readonly entries: unknown }>,
): Promise<unknown> {
  const [first] = entries;
  if (!photo || !first)
    return callEndpoint(addLogEntries, { params, body: { entries: [...entries] } });
  const { entryId, deviceAt, text, cost } = first;
  const body = { entryId, deviceAt, text, ...(cost && { cost: JSON.stringify(cost) }) };
  return callEndpoint(addLogPhoto, { params, body, upload: photoFile(photo) });
}

/** Returns a function that sends calls to an incident. */
const postTo =
  (params: IncidentParams): Post =>
  (call) =>
    answerOf(() => {
      if ("entries" in call) return callForEntries(params, call);
      const { change, ...device } = call;
      if ("answer" in change) throw new Error("An alert is answered by its link.");
      if ("actionId" in change) {
        const { actionId, isDone } = change;
        const body = { isDone, ...device };
        return callEndpoint(setIncidentAction, { params: { ...params, actionId }, body });
      }
      const { unitId, ...state } = change;
      const body = { ...state, ...device };
      return callEndpoint(changeIncidentUnit, { params: { ...params, unitId }, body });
    });

/** Returns the queue of what an account's person does in an incident's workspace. */
export function useLogQueue({ planId, incidentId, entryKeys }: IncidentWithKeys, userId: string) {
  const keys = entryKeys.join(",");
  const queue = useMemo(() => logQueueOf(incidentId, userId, keys), [incidentId, userId, keys]);
  const post = useMemo(() => postTo({ planId, incidentId }), [planId, incidentId]);
  const refresh = useRefresh();
  const onSent = useCallback(
    (what: "entries" | "changes") => {
      refreshCopyAfterWriting();
      return what === "changes"
        ? refresh(readIncident, readIncidentLog, readIncidentCosts)
        : refresh(readIncidentLog, readIncidentCosts);
    },
    [refresh],
  );
  return useEntryQueue(queue, post, onSent);
}
