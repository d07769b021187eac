import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { NOT_ALLOWED, NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  ACCESS_LOST,
  CallError,
  ENTRY_DELETED,
  PLAN_DELETED,
  ROLE_CHANGED,
} from "../../../platform/api/call-error";
import type { RefusedCall } from "../../../platform/api/refused-access";

/* Explains a rejected call, once the organisations and plans have been refetched. */

export const accessLostMessage = (organisation: string) =>
  `You no longer have access to ${organisation}. Ask its owner to restore your access.`;

export const planDeletedMessage = (plan: string) =>
  `The plan “${plan}” was deleted by someone else or in another tab.`;

const ENTRY_DELETED_MESSAGE = "This entry was deleted by someone else or in another tab.";

export const accessLost = (organisation: string) =>
  new CallError({ status: 404, code: ACCESS_LOST, message: accessLostMessage(organisation) });

export const planDeleted = (plan: string) =>
  new CallError({ status: 404, code: PLAN_DELETED, message: planDeletedMessage(plan) });

type Role = Pick<Organisation, "name" | "roleName">;

/** Returns the error for a user whose role has changed since `before`; otherwise the server's own. Pure. */
export const roleRefusal = (refusal: CallError, before: Role, now: Role): CallError =>
  refusal.code === NOT_ALLOWED.code && before.roleName !== now.roleName
    ? new CallError({
        status: 403,
        code: ROLE_CHANGED,
        message: `Your role in ${now.name} has changed to ${now.roleName}, which does not allow this.`,
      })
    : refusal;

const SCOPES: ReadonlySet<string> = new Set([":orgId", ":planId"]);

/** Whether the call changes a single entry named in its path or body. Pure. */
const namesEntry = ({ endpoint: { method, path } }: RefusedCall): boolean =>
  method !== "GET" &&
  (path.endsWith("/update") || (path.match(/:\w+/g) ?? []).some((param) => !SCOPES.has(param)));

/** Returns the error for a change to an entry that no longer exists; otherwise the server's own. Pure. */
export const entryRefusal = (call: RefusedCall): CallError =>
  call.refusal.code === NOT_FOUND.code && namesEntry(call)
    ? new CallError({ status: 404, code: ENTRY_DELETED, message: ENTRY_DELETED_MESSAGE })
    : call.refusal;
