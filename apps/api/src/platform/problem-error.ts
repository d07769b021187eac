import type { CurrentRow, ErrorDefinition, FieldProblem } from "@holdfast/contract/platform/errors";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";

/**
 * The only error class for requests that the product refuses; `http/problem.ts` turns it into a response. Any other
 * error is internal: 500 with the generic message.
 */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly definition: ErrorDefinition;
  readonly fields: readonly FieldProblem[];
  /** Seconds after which a retry may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** What someone else saved, for `CHANGED_MEANWHILE`. */
  readonly current: CurrentRow | undefined;

  constructor(
    definition: ErrorDefinition,
    details: {
      fields?: readonly FieldProblem[];
      retryAfter?: number;
      current?: CurrentRow;
      cause?: unknown;
    } = {},
  ) {
    super(definition.message, { cause: details.cause });
    this.definition = definition;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter;
    this.current = details.current;
  }
}

/** For a request whose content does not match its headers. Names no field. */
export const UNREADABLE: ErrorDefinition = {
  ...INVALID_INPUT,
  message: "This request could not be read.",
};

/** An error for one field of the body, with its own message. */
export const fieldError = (path: string, message: string) =>
  new ProblemError(INVALID_INPUT, { fields: [{ path, message }] });
