import { normaliseCode } from "@holdfast/contract/platform/text-rules";
import { normaliseSubscriptionKey } from "@holdfast/contract/subscriptions/subscription-key-rules";
import {
  type LimitOf,
  type LimitedCall,
  enforceLimits,
  refund,
} from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { isPromoCodeTaken } from "./promo-codes-store";
import { isUsable } from "./subscriptions-store";
import { KEYS_BY_NETWORK, KEYS_BY_PERSON } from "./wrong-key-limits";

type Call = LimitedCall & {
  readonly body: {
    readonly key?: string | null | undefined;
    readonly subscriptionKey?: string | null | undefined;
  };
};

const limitsOf = ({ session, origin }: LimitedCall): readonly LimitOf[] => [
  [KEYS_BY_PERSON, session.userId],
  [KEYS_BY_NETWORK, origin.address],
];

/**
 * Counts a request with a wrong subscription key or promo code; for the `before` of its route. Counted first and taken
 * back if the key can be used, so that parallel guesses cannot pass the limit.
 * @throws ProblemError 429 with Retry-After after ten wrong keys of a person in an hour, or fifty of a network, also for
 * a right one
 */
export async function countKeyTry(call: Call, services: Services): Promise<void> {
  const { body } = call;
  const limits = limitsOf(call);
  await enforceLimits(services, limits);
  const typed = body.key ?? body.subscriptionKey ?? "";
  const keys = {
    key: normaliseSubscriptionKey(typed) ?? null,
    codeKey: normaliseCode(typed) ?? null,
  };
  if (await isUsable(services.database.query, keys, services.clock.now()))
    await refund(services, limits);
}

/**
 * Counts a request to create a promo code that already exists as a wrong key: the refusal reveals that the code exists,
 * so a broker could discover the codes of others. For the `before` of its route.
 * @throws ProblemError 429 with Retry-After, see `countKeyTry`
 */
export async function countCodeTry(
  call: LimitedCall & { readonly body: { readonly code: string } },
  services: Services,
): Promise<void> {
  const { code } = call.body;
  const limits = limitsOf(call);
  await enforceLimits(services, limits);
  if (!(await isPromoCodeTaken(services.database.query, normaliseCode(code) ?? code)))
    await refund(services, limits);
}
