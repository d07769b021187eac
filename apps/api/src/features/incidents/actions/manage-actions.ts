import type { IncidentAction } from "@holdfast/contract/incidents/incident";
import { assignIncidentAction as assignEndpoint } from "@holdfast/contract/incidents/handover-endpoints";
import {
  addIncidentAction as addEndpoint,
  setIncidentAction as setEndpoint,
} from "@holdfast/contract/incidents/incident-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { nameOfUser } from "../../accounts/public";
import { responderById } from "../alerts/responders-store";
import {
  actionChangedAt,
  assignAction,
  countActions,
  insertActions,
  markAction,
  readAction,
} from "./actions-store";
import { applyChange } from "../log/apply-change";
import { keyOf, openIncidentOf } from "../find-incident";
import { noteOf, writeLog } from "../log/record-entry";

/** The topic of an action that a person added. */
const ADDED = "Added";

/** An action that already has this state is not changed, so that its first name and time remain. */
export const setIncidentAction = route(setEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const { actionId } = params;
    const action = await readAction(tx, key, actionId);
    if (!action) throw new ProblemError(NOT_FOUND);
    const { isDone, ...device } = body;
    const doneByName = isDone ? await nameOfUser(tx, scope.userId) : null;
    await applyChange(tx, services, scope, key, device, {
      kind: "action",
      text: `${isDone ? "Done" : "Not done after all"}: ${action.text}`,
      lastChangedAt: await actionChangedAt(tx, key, actionId),
      apply: (at) => markAction(tx, key, actionId, { at, doneByName }),
    });
    return (await readAction(tx, key, actionId)) ?? action;
  }),
);

export const addIncidentAction = route(addEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await openIncidentOf(tx, key);
    await assertIncidentListNotFull(tx, services, "incidentActions", key);
    const actionId = services.newId();
    const { teamTypeId, text, dueAt } = body;
    const action = { actionId, teamTypeId, text, topic: ADDED, group: null };
    const due = dueAt ? new Date(dueAt) : null;
    await insertActions(tx, key, [{ ...action, dueAt: due }], await countActions(tx, key));
    await writeLog(tx, services, scope, key, { kind: "action", text: `Added: ${text}` });
    return {
      ...action,
      dueAt: due?.toISOString() ?? null,
      doneAt: null,
      doneByName: null,
      assignedTo: null,
    };
  }),
);

/** An action that is assigned to this person already is not logged again. */
export const assignIncidentAction = route(assignEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await openIncidentOf(tx, key);
    const action = await readAction(tx, key, params.actionId);
    if (!action) throw new ProblemError(NOT_FOUND);
    const { responderId, note } = body;
    const person = responderId === null ? null : await responderById(tx, key, responderId);
    if (person === undefined) throw new ProblemError(NOT_FOUND);
    if (responderId === (action.assignedTo?.responderId ?? null)) return action;
    await assignAction(tx, key, params.actionId, responderId);
    await writeLog(tx, services, scope, key, {
      kind: "action",
      text: `${assignment(action, person?.name)}: ${action.text}${noteOf(note)}`,
    });
    return (await readAction(tx, key, params.actionId)) ?? action;
  }),
);

function assignment({ assignedTo }: IncidentAction, name: string | undefined): string {
  if (name === undefined) return `No longer assigned to ${assignedTo?.name ?? ""}`;
  return assignedTo ? `Handed over from ${assignedTo.name} to ${name}` : `Assigned to ${name}`;
}
