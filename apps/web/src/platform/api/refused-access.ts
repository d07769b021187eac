import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { CallError } from "./call-error";

/*
 * A 403 or 404 alone does not say whether an entry was deleted or the person has lost access. `features/workspace`,
 * which knows the current organisation and plan, refetches them to find out.
 */

/** A call with the session's token that failed with 403 or 404. */
export type RefusedCall = {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
  /** When its response arrived (epoch milliseconds). Data that arrived later is newer than the refusal. */
  readonly refusedAt: number;
  readonly refusal: CallError;
};

type Explain = (call: RefusedCall) => Promise<CallError>;

let explain: Explain | null = null;

/** Registers the function that explains refusals. Returns a function that unregisters it. */
export function explainRefusalsWith(explanation: Explain): () => void {
  explain = explanation;
  return () => {
    if (explain === explanation) explain = null;
  };
}

/** Returns the error to throw: the refusal itself, or a more specific one. */
export const explainRefusal = async (call: RefusedCall): Promise<CallError> =>
  explain === null ? call.refusal : explain(call);
