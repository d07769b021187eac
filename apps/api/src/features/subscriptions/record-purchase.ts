import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { brokerageOfUser, lockBrokerages } from "../brokerages/public";
import { brokerageOfPurchase, insertPurchaseOnce, insertQuotaEntries } from "./quota-store";
import { newKey } from "./redeem-key";
import { insertSubscriptions } from "./subscriptions-store";

type Purchase = {
  /** The buyer. */
  readonly userId: string;
  /** How many subscriptions were paid for, at least 1. */
  readonly quantity: number;
  /** The id of the payment. */
  readonly reference: string;
  /** The network address of the buyer, if the buyer's own request credits the purchase. */
  readonly address?: string;
};

export type CreditedPurchase = {
  /** False if a payment with this reference was credited before; then nothing changes. */
  readonly isNew: boolean;
  /** The brokerage whose quota has grown; null if the buyer got keys. */
  readonly brokerageId: string | null;
};

/**
 * Credits a payment once: a broker's purchase adds to the quota of the brokerage, and anyone else gets unused keys.
 * Either appears in the transactions of the brokerage or person. Locks the brokerage, so it comes before any lock of a
 * plan in the transaction.
 */
export async function creditPurchase(
  tx: Transaction,
  services: Pick<Services, "newId" | "clock" | "random">,
  { userId, quantity, reference, address }: Purchase,
): Promise<CreditedPurchase> {
  const brokerageId = await lockedBrokerageOf(tx, userId);
  const id = services.newId();
  const createdAt = services.clock.now();
  const row = { id, reference, userId, brokerageId, quantity, createdAt };
  if (!(await insertPurchaseOnce(tx, row)))
    return { isNew: false, brokerageId: await brokerageOfPurchase(tx, reference) };
  if (brokerageId)
    await insertQuotaEntries(tx, [
      {
        id: services.newId(),
        brokerageId,
        kind: "purchase",
        quantity,
        reference: id,
        actorUserId: userId,
        createdAt,
      },
    ]);
  else
    await insertSubscriptions(
      tx,
      Array.from({ length: quantity }, () => ({
        id: services.newId(),
        key: newKey(services),
        keyPurchaseId: id,
        assignedToUserId: userId,
        createdAt,
      })),
    );
  await recordEvent(tx, services, {
    action: "brokerages.purchase-credited",
    actorUserId: userId,
    brokerageId: brokerageId ?? undefined,
    subject: id,
    detail: { quantity },
    address,
  });
  return { isNew: true, brokerageId };
}

/** Returns the brokerage of a broker, locked; null for anyone else, and for a broker removed meanwhile. */
async function lockedBrokerageOf(tx: Transaction, userId: string): Promise<string | null> {
  const brokerageId = await brokerageOfUser(tx, userId);
  if (!brokerageId) return null;
  await lockBrokerages(tx, userId, [brokerageId]);
  return (await brokerageOfUser(tx, userId)) === brokerageId ? brokerageId : null;
}
