import { type LimitOf, enforceLimits, refund } from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { KEYS_BY_NETWORK, KEYS_BY_PERSON } from "./wrong-key-limits";

type Caller = {
  readonly session: { readonly userId: string };
  readonly origin: { readonly address: string };
};

const limitsOf = ({ session, origin }: Caller): readonly LimitOf[] => [
  [KEYS_BY_PERSON, session.userId],
  [KEYS_BY_NETWORK, origin.address],
];

/**
 * Counts a request with a subscription key or promo code; for the `before` of its route, so that the count remains if
 * the request is refused.
 * @throws ProblemError 429 with Retry-After after ten refused requests of a person in an hour, or fifty of a network
 */
export const countKeyTry = (call: Caller, services: Services) =>
  enforceLimits(services, limitsOf(call));

/** Takes the count of a request back, because its key was right. */
export const takeBackKeyTry = (call: Caller, services: Services) =>
  refund(services, limitsOf(call));
