import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { CallError } from "./call-error";

/*
 * A 403 or 404 alone does not say whether an entry was deleted or the person has lost access. Whoever knows the
 * organisation and plan being worked on (`features/dashboard`) reads them again and finds out.
 */

/** A call of the session that answered 403 or 404. */
export type RefusedCall = {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
  /** When it was sent (epoch milliseconds). What was read later is newer than the refusal. */
  readonly sentAt: number;
  readonly refusal: CallError;
};

type Explain = (call: RefusedCall) => Promise<CallError>;

let explain: Explain | null = null;

/** Registers what explains refusals from now on. Returns how to undo it. */
export function explainRefusalsWith(explanation: Explain): () => void {
  explain = explanation;
  return () => {
    if (explain === explanation) explain = null;
  };
}

/** Returns the error to throw: the refusal itself, or a more exact one. */
export const explainRefusal = async (call: RefusedCall): Promise<CallError> =>
  explain === null ? call.refusal : explain(call);
