import { normaliseCode } from "@holdfast/contract/platform/text-rules";
import {
  normaliseSubscriptionKey,
  SUBSCRIPTION_KEY_BYTES,
  subscriptionKeyFromBytes,
} from "@holdfast/contract/subscriptions/subscription-key-rules";
import { KEY_REFUSED } from "@holdfast/contract/plans/errors";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import {
  activateKey,
  type Activation,
  insertSubscriptions,
  redeemPromoCode,
} from "./subscriptions-store";

/**
 * Activates a plan with the entered text: a subscription key, or a promo code, of which one use becomes a new
 * subscription.
 * @throws ProblemError 400 for anything revoked, used up, expired or unknown, without revealing which.
 */
export async function redeemKey(
  tx: Queryable,
  services: Pick<Services, "newId" | "random" | "clock">,
  typed: string,
  activation: Activation,
): Promise<void> {
  const now = services.clock.now();
  const key = normaliseSubscriptionKey(typed);
  if (key && (await activateKey(tx, key, activation, now))) return;
  const codeKey = normaliseCode(typed);
  const promoCode = codeKey ? await redeemPromoCode(tx, codeKey, now) : undefined;
  if (!promoCode)
    throw new ProblemError(KEY_REFUSED, {
      fields: [{ path: "key", message: KEY_REFUSED.message }],
    });
  await insertSubscriptions(tx, [
    {
      id: services.newId(),
      key: newKey(services),
      brokerageId: promoCode.brokerageId,
      promoCodeId: promoCode.id,
      createdAt: now,
      assignedToUserId: activation.usedByUserId,
      ...activation,
    },
  ]);
}

export const newKey = ({ random }: Pick<Services, "random">) =>
  subscriptionKeyFromBytes(random.bytes(SUBSCRIPTION_KEY_BYTES));

/** Issues unused keys, for the operator. Returns them. */
export async function issueKeys(
  db: Queryable,
  services: Pick<Services, "newId" | "random" | "clock">,
  quantity: number,
): Promise<string[]> {
  const rows = Array.from({ length: quantity }, () => ({
    id: services.newId(),
    key: newKey(services),
    createdAt: services.clock.now(),
  }));
  await insertSubscriptions(db, rows);
  return rows.map(({ key }) => key);
}
