import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { callEndpoint } from "./call-endpoint";
import type { CallInput } from "./call-endpoint";
import { isGone } from "./call-error";

/**
 * Deletes one thing. What another tab or another person has deleted already counts as deleted: the caller
 * goes on as after its own deletion, asks its list again and says that it is done.
 * @throws {CallError} for every other refusal.
 */
export async function callDeletion<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  try {
    await callEndpoint(endpoint, input);
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown;
  }
}
