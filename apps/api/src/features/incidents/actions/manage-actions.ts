import type { IncidentAction } from "@holdfast/contract/incidents/incident";
import { assignIncidentAction as assignEndpoint } from "@holdfast/contract/incidents/handover-endpoints";
import {
  addIncidentAction as addEndpoint,
  setIncidentAction as setEndpoint,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { Queryable, Transaction } from "../../../platform/database/database";
import { route } from "../../../platform/http/route";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { nameOfUser } from "../../accounts/public";
import { type ActingPerson, nameByLink } from "../alerts/mark-present";
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
import type { IncidentKey } from "../log/log-store";
import { noteOf, writeLog } from "../log/record-entry";

/** The topic of an action that a person added. */
const ADDED = "Added";

/**
 * Marks an action as done by a person, or as not done, once, and logs it. An action that already has this state is not
 * changed, so that its first name and time remain.
 */
export async function tickAction(
  tx: Transaction,
  services: Services,
  person: ActingPerson,
  key: IncidentKey,
  action: IncidentAction,
  { isDone, ...device }: BodyOf<typeof setEndpoint>,
): Promise<IncidentAction> {
  const { actionId, text } = action;
  const doneByName = isDone ? await nameOfPerson(tx, person) : null;
  await applyChange(tx, services, person, key, device, {
    kind: "action",
    text: `${isDone ? "Done" : "Not done after all"}: ${text}`,
    lastChangedAt: await actionChangedAt(tx, key, actionId),
    apply: (at) => markAction(tx, key, actionId, { at, doneByName }),
  });
  return (await readAction(tx, key, actionId)) ?? action;
}

const nameOfPerson = async (db: Queryable, person: ActingPerson): Promise<string> =>
  person.userId === null ? nameByLink(person.linked) : nameOfUser(db, person.userId);

export const setIncidentAction = route(setEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const action = await readAction(tx, key, params.actionId);
    if (!action) throw new ProblemError(NOT_FOUND);
    return tickAction(tx, services, scope, key, action, body);
  }),
);

export const addIncidentAction = route(addEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await openIncidentOf(tx, key);
    await assertIncidentListNotFull(tx, services, "incidentActions", key);
    const actionId = services.newId();
    const { teamTypeId, text, dueAt } = body;
    const action = { actionId, teamTypeId, text, topic: ADDED, group: null, planActionId: null };
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
