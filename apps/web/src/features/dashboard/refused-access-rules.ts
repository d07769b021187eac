import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { NOT_ALLOWED, NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  ACCESS_LOST,
  CallError,
  ENTRY_DELETED,
  PLAN_DELETED,
  ROLE_CHANGED,
} from "../../platform/api/call-error";
import type { RefusedCall } from "../../platform/api/refused-access";

/*
 * What a refused call means, once the organisations and plans have been read again.
 */

export const accessLostWords = (organisation: string) =>
  `You no longer have access to ${organisation}. Ask its owner to restore your access.`;

export const planDeletedWords = (plan: string) =>
  `The plan “${plan}” was deleted by another person or in another tab.`;

const ENTRY_DELETED_WORDS = "This entry was deleted by another person or in another tab.";

export const accessLost = (organisation: string) =>
  new CallError({ status: 404, code: ACCESS_LOST, message: accessLostWords(organisation) });

export const planDeleted = (plan: string) =>
  new CallError({ status: 404, code: PLAN_DELETED, message: planDeletedWords(plan) });

type Role = Pick<Organisation, "name" | "roleName">;

/** The refusal of a person whose role was changed since `before`; otherwise the server's own. Pure. */
export const roleRefusal = (refusal: CallError, before: Role, now: Role): CallError =>
  refusal.code === NOT_ALLOWED.code && before.roleName !== now.roleName
    ? new CallError({
        status: 403,
        code: ROLE_CHANGED,
        message: `Your role in ${now.name} has changed to ${now.roleName}, which does not allow this.`,
      })
    : refusal;

const SCOPES: ReadonlySet<string> = new Set([":orgId", ":planId"]);

/** Whether the call changes one entry that it names, in its path or its body. Pure. */
const namesEntry = ({ endpoint: { method, path } }: RefusedCall): boolean =>
  method !== "GET" &&
  (path.endsWith("/update") || (path.match(/:\w+/g) ?? []).some((param) => !SCOPES.has(param)));

/** The refusal of a change to an entry that no longer exists; otherwise the server's own. Pure. */
export const entryRefusal = (call: RefusedCall): CallError =>
  call.refusal.code === NOT_FOUND.code && namesEntry(call)
    ? new CallError({ status: 404, code: ENTRY_DELETED, message: ENTRY_DELETED_WORDS })
    : call.refusal;
