import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { callEndpoint } from "./call-endpoint";
import type { CallInput } from "./call-endpoint";
import { isGone } from "./call-error";

/**
 * Deletes one entry. An entry that another tab or another person has deleted already counts as deleted: the caller
 * continues as after its own deletion, refetches its list and reports success.
 * @throws {CallError} for every other refusal.
 */
export async function callDeletion<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  try {
    await callEndpoint(endpoint, input);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
