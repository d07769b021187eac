import { KEY_REFUSED } from "@holdfast/contract/plans/errors";
import { type LimitOf, enforceLimits, refund } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
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

/**
 * Runs the work of a counted request, and takes the count back unless the key was refused: a plan that was deleted
 * meanwhile is no guess. After an error of the database its transaction takes no more statements, so the count remains.
 */
export async function withKeyTry<T>(
  call: Caller,
  services: Services,
  work: () => Promise<T>,
): Promise<T> {
  const takeBack = () => refund(services, limitsOf(call));
  const result = await work().catch(async (error: unknown) => {
    if (error instanceof ProblemError && error.definition.code !== KEY_REFUSED.code)
      await takeBack();
    throw error;
  });
  await takeBack();
  return result;
}
