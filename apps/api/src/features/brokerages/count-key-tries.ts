import { normalisePromoCode } from "@holdfast/contract/brokerages/promo-code-rules";
import { normaliseSubscriptionKey } from "@holdfast/contract/brokerages/subscription-key-rules";
import { type LimitOf, enforceLimits, refund } from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { isUsable } from "./subscriptions-store";
import { KEYS_BY_NETWORK, KEYS_BY_PERSON } from "./wrong-key-limits";

type Call = {
  readonly session: { readonly userId: string };
  readonly origin: { readonly address: string };
  readonly body: {
    readonly key?: string | null | undefined;
    readonly subscriptionKey?: string | null | undefined;
  };
};

/**
 * Counts a request with a wrong subscription key or promo code; for the `before` of its route. Counted first and taken
 * back if the key can be used, so that parallel guesses cannot pass the limit.
 * @throws ProblemError 429 with Retry-After after ten wrong keys of a person in an hour, or fifty of a network, also for
 * a right one
 */
export async function countKeyTry(
  { session, origin, body }: Call,
  services: Services,
): Promise<void> {
  const limits: readonly LimitOf[] = [
    [KEYS_BY_PERSON, session.userId],
    [KEYS_BY_NETWORK, origin.address],
  ];
  await enforceLimits(services, limits);
  const typed = body.key ?? body.subscriptionKey ?? "";
  const keys = {
    key: normaliseSubscriptionKey(typed) ?? null,
    codeKey: normalisePromoCode(typed) ?? null,
  };
  if (await isUsable(services.database.query, keys, services.clock.now()))
    await refund(services, limits);
}
