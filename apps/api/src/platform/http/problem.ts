import type { Problem } from "@holdfast/contract/platform/errors";
import {
  EDIT_CONFLICT,
  DATABASE_UNAVAILABLE,
  SIGN_IN_REQUIRED,
  SOMETHING_WENT_WRONG,
  STORAGE_FULL,
  TOO_LARGE,
} from "@holdfast/contract/platform/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  isDatabaseAway,
  isForeignKeyViolation,
  isRepeatable,
  isStorageFull,
  refersToDeletedUser,
} from "../database/sql/sql-state";
import { ProblemError, UNREADABLE } from "../problem-error";

/** The title of a problem, by its status. */
const TITLES: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not signed in",
  402: "Payment required",
  403: "Not allowed",
  404: "Not found",
  409: "Conflict",
  412: "Changed in the meantime",
  413: "Too large",
  414: "Address too long",
  415: "Unsupported media type",
  418: "Link expired",
  422: "Cannot be processed",
  429: "Too many requests",
  502: "Bad gateway",
  503: "Not available",
  504: "Took too long",
};
export const titleOf = (status: number) => TITLES[status] ?? "Error";

/** Maps any thrown error to a response; an internal error exposes no details. */
export function problemOf(error: unknown): { problem: Problem; retryAfter?: number } {
  const refusal = asRefusal(error);
  const { definition, fields, retryAfter, current } = refusal;
  return {
    problem: {
      title: titleOf(definition.status),
      status: definition.status,
      detail: refusal.message,
      code: definition.code,
      ...(fields.length > 0 ? { errors: fields } : {}),
      ...(current ? { current } : {}),
    },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function asRefusal(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error))
    return new ProblemError(DATABASE_UNAVAILABLE, { retryAfter: 2, cause: error });
  if (isStorageFull(error)) return new ProblemError(STORAGE_FULL, { retryAfter: 60, cause: error });
  // The person deleted the account while this request was running.
  if (refersToDeletedUser(error)) return new ProblemError(SIGN_IN_REQUIRED, { cause: error });
  // A row that the write refers to was deleted meanwhile, or the same rows were changed too often at once.
  if (isForeignKeyViolation(error) || isRepeatable(error))
    return new ProblemError(EDIT_CONFLICT, { retryAfter: 1, cause: error });
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 413) return new ProblemError(TOO_LARGE);
  // Fastify's own refusals: a body that is not JSON, an unsupported media type.
  if (status !== undefined && status >= 400 && status < 500)
    return new ProblemError({
      ...UNREADABLE,
      status,
    });
  return new ProblemError(SOMETHING_WENT_WRONG, { cause: error });
}

/** Fastify's error handler: the only code that turns errors into responses. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { problem, retryAfter } = problemOf(error);
  // Code that refers to a row it never checked looks the same as a concurrent deletion, so it is logged.
  if (problem.code === EDIT_CONFLICT.code)
    request.log.warn({ err: error, code: problem.code }, "The database refused a request.");
  if (problem.status >= 500)
    request.log.error({ err: error, code: problem.code }, "A request failed.");
  if (retryAfter !== undefined) void reply.header("retry-after", String(retryAfter));
  return reply
    .status(problem.status)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(problem));
}

/**
 * Responds to a request that the framework refuses before any hook has run, such as one with an invalid URL; so the
 * headers that matter are set here.
 */
export function sendUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  return sendError(error, request, reply);
}
