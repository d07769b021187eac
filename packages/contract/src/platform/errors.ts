/** An entry of the error catalogue: stable code, HTTP status and message. */
export type ErrorDefinition = {
  /** Stable, machine-readable, kebab-case. */
  readonly code: string;
  readonly status: number;
  /** The message shown to the user; verbatim where section 8 of the specification has one. */
  readonly message: string;
};

/** Defines an error once; features define theirs in `<feature>/errors.ts`. */
export const defineError = <const Definition extends ErrorDefinition>(
  definition: Definition,
): Definition => definition;

/** The body of every failed call: RFC 9457 `application/problem+json`. */
export type Problem = {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  /** Only with `invalid-input` and `import-failed`: one entry per invalid field, `path` in dot notation. */
  readonly errors?: readonly FieldProblem[];
  /** Only with `CHANGED_MEANWHILE`. */
  readonly current?: CurrentRow;
};

/** What someone else saved while the user was editing (decision 018). */
export type CurrentRow = {
  /** Who saved it last and when; null if that is no longer known. */
  readonly changedByName: string | null;
  readonly changedAt: string | null;
  /** The entry as the endpoint returns it, with its `version`; null if there is none. */
  readonly row: unknown;
};

export type FieldProblem = { readonly path: string; readonly message: string };

export const SOMETHING_WENT_WRONG = defineError({
  code: "unexpected",
  status: 500,
  message: "Sorry, an error occurred. Please try again later.",
});
export const INVALID_INPUT = defineError({
  code: "invalid-input",
  status: 400,
  message: "Please check the marked fields.",
});
export const SIGN_IN_REQUIRED = defineError({
  code: "sign-in-required",
  status: 401,
  message: "Please log in to continue.",
});
export const PAYMENT_REQUIRED = defineError({
  code: "payment-required",
  status: 402,
  message: "Payment required.",
});
export const NOT_ALLOWED = defineError({
  code: "not-allowed",
  status: 403,
  message: "You do not have permission to do this.",
});
/** A row that the write depends on was deleted while the call was running. */
export const EDIT_CONFLICT = defineError({
  code: "changed-meanwhile",
  status: 409,
  message: "Someone else changed or deleted this at the same time. Reload the page and try again.",
});
/** `If-Match` names another version than the current one. The problem has the current values. */
export const CHANGED_MEANWHILE = defineError({
  code: EDIT_CONFLICT.code,
  status: 412,
  message:
    "Someone else changed this while you were editing it. Compare the changes and save again.",
});
export const ORGANISATION_ARCHIVED = defineError({
  code: "organisation-archived",
  status: 409,
  message: "This organisation is archived. Unarchive it to make changes.",
});
/** Also returned for a row of another tenant, so that its existence is not revealed. */
export const NOT_FOUND = defineError({
  code: "not-found",
  status: 404,
  message: "This could not be found.",
});
export const TOO_LARGE = defineError({
  code: "too-large",
  status: 413,
  message: "This is too large. Please reduce its size and try again.",
});
/** A path parameter of more than 200 characters. */
export const ADDRESS_TOO_LONG = defineError({
  code: INVALID_INPUT.code,
  status: 414,
  message: "This request could not be read.",
});
/** A body of another type than the endpoint reads. */
export const UNSUPPORTED_MEDIA_TYPE = defineError({
  code: INVALID_INPUT.code,
  status: 415,
  message: "This request could not be read.",
});
export const TOO_MANY_REQUESTS = defineError({
  code: "too-many-requests",
  status: 429,
  message: "Too many attempts. Please wait a moment and try again.",
});
/** The server's message names the list and its limit. */
export const LIST_FULL = defineError({
  code: "list-full",
  status: 422,
  message: "This list is full.",
});
export const TOO_MANY_CHANGES = defineError({
  code: "too-many-changes",
  status: 429,
  message: "You are making changes too quickly. Please wait a moment and try again.",
});
/** A user or address has more calls waiting than a server process queues. */
export const TOO_MANY_CALLS_AT_ONCE = defineError({
  code: "too-many-calls-at-once",
  status: 429,
  message: "Too many requests at once. Please wait a moment and try again.",
});
/** The first request with this `Idempotency-Key` has no response yet. */
export const REQUEST_STILL_RUNNING = defineError({
  code: "request-still-running",
  status: 409,
  message: "This request is still being processed.",
});
export const IDEMPOTENCY_KEY_REUSED = defineError({
  code: "idempotency-key-reused",
  status: 422,
  message: "This Idempotency-Key was used for another request.",
});
export const DATABASE_UNAVAILABLE = defineError({
  code: "database-away",
  status: 503,
  message: "Holdfast cannot reach its database at the moment. Please try again shortly.",
});
/** The store of the files does not respond; the files themselves are safe. */
export const FILES_UNAVAILABLE = defineError({
  code: "files-unavailable",
  status: 503,
  message: "Holdfast cannot reach its stored files at the moment. Please try again shortly.",
});
export const STORAGE_FULL = defineError({
  code: "storage-full",
  status: 507,
  message:
    "Holdfast has run out of storage. Nothing was changed. Please contact your administrator.",
});
