import type { ErrorDefinition, FieldProblem } from "@holdfast/contract/platform/errors";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";

/**
 * The one thrown class for what the product refuses; `http/problem.ts` turns it into an answer.
 * Anything else that is thrown is a fault of ours: 500 with the generic sentence.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly definition: ErrorDefinition;
  readonly fields: readonly FieldProblem[];
  /** Seconds after which a repetition may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    definition: ErrorDefinition,
    details: { fields?: readonly FieldProblem[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(definition.message, { cause: details.cause });
    this.definition = definition;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** Refuses one field of the body with its own sentence. */
export const refuseField = (path: string, message: string) =>
  new Refusal(INVALID_INPUT, { fields: [{ path, message }] });
