import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import {
  ADDRESS_TOO_LONG,
  CHANGED_MEANWHILE,
  DATABASE_UNAVAILABLE,
  EDIT_CONFLICT,
  type ErrorDefinition,
  IDEMPOTENCY_KEY_REUSED,
  INVALID_INPUT,
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  PAYMENT_REQUIRED,
  REQUEST_STILL_RUNNING,
  SIGN_IN_REQUIRED,
  SOMETHING_WENT_WRONG,
  STORAGE_FULL,
  TOO_LARGE,
  TOO_MANY_CALLS_AT_ONCE,
  TOO_MANY_CHANGES,
  UNSUPPORTED_MEDIA_TYPE,
} from "@holdfast/contract/platform/errors";
import { isForEveryRole, refusesArchived, refusesExpired } from "../access/permissions";
import { isRepeatable } from "./idempotency/idempotency";

/**
 * Returns every error that an endpoint can return, by status: its own, and those that follow from its definition. The
 * API tests fail on a response that is missing here.
 */
export function errorsOf(endpoint: Endpoint): readonly ErrorDefinition[] {
  const errors = new Map<string, ErrorDefinition>();
  for (const error of [
    ...(endpoint.errors ?? []),
    ...errorsOfAccess(endpoint),
    ...errorsOfInput(endpoint),
    ...(endpoint.method === "GET" ? [] : errorsOfWrite(endpoint)),
    TOO_MANY_CALLS_AT_ONCE,
    SOMETHING_WENT_WRONG,
    DATABASE_UNAVAILABLE,
  ])
    if (!errors.has(keyOf(error))) errors.set(keyOf(error), error);
  return [...errors.values()].sort((a, b) => a.status - b.status);
}

const keyOf = ({ status, code }: ErrorDefinition) => `${status} ${code}`;

/** The refusals of `authorize` and of the write guard. */
function errorsOfAccess({ access, method, path }: Endpoint): ErrorDefinition[] {
  const isScoped = access.scope !== "public" && access.scope !== "account";
  return [
    ...(access.scope === "public" ? [] : [SIGN_IN_REQUIRED]),
    ...(isScoped || path.includes(":") ? [NOT_FOUND] : []),
    ...((access.scope === "organisation" || access.scope === "plan") &&
    !isForEveryRole(access.permission)
      ? [NOT_ALLOWED]
      : []),
    ...(refusesArchived(access, method !== "GET") ? [ORGANISATION_ARCHIVED] : []),
    ...(refusesExpiredPlan(access) ? [PAYMENT_REQUIRED] : []),
  ];
}

function refusesExpiredPlan(access: Endpoint["access"]): boolean {
  if (access.scope === "plan") return refusesExpired(access.permission);
  return access.scope === "organisation" && (access.touches?.plans ?? "none") !== "none";
}

/** The refusals of `read-input.ts`, of `read-upload.ts` and of Fastify, which reads any body of a write. */
const errorsOfInput = ({ method, path, query }: Endpoint): ErrorDefinition[] => [
  ...(query || method !== "GET" ? [INVALID_INPUT] : []),
  ...(path.includes(":") ? [ADDRESS_TOO_LONG] : []),
  ...(method === "GET" ? [] : [TOO_LARGE, UNSUPPORTED_MEDIA_TYPE]),
];

/** What the limits, the database and `idempotency.ts` refuse. */
const errorsOfWrite = (endpoint: Endpoint): ErrorDefinition[] => [
  ...(endpoint.access.scope !== "public" && isRepeatable(endpoint)
    ? [REQUEST_STILL_RUNNING, IDEMPOTENCY_KEY_REUSED]
    : []),
  ...(endpoint.hasVersion ? [CHANGED_MEANWHILE] : []),
  EDIT_CONFLICT,
  TOO_MANY_CHANGES,
  STORAGE_FULL,
];
