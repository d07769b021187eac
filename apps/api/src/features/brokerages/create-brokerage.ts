import { promoCodeExpiry } from "@holdfast/contract/brokerages/promo-code-rules";
import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import {
  brokerageOfUser,
  insertBroker,
  insertBrokerage,
  insertBrokerOnce,
  insertPromoCode,
  insertQuotaEntry,
} from "./brokerages-store";

type CommandServices = Pick<Services, "newId" | "clock">;

/** Creates a brokerage with its quota, for the operator and the demonstration. Answers its id. */
export async function createBrokerage(
  tx: Queryable,
  means: CommandServices,
  given: { readonly name: string; readonly quota: number },
): Promise<string> {
  const brokerageId = means.newId();
  const createdAt = means.clock.now();
  await insertBrokerage(tx, { id: brokerageId, name: given.name, createdAt });
  if (given.quota > 0)
    await insertQuotaEntry(tx, {
      id: means.newId(),
      brokerageId,
      kind: "grant",
      quantity: given.quota,
      createdAt,
    });
  return brokerageId;
}

export async function addBroker(
  tx: Queryable,
  means: CommandServices,
  brokerageId: string,
  userId: string,
) {
  const createdAt = means.clock.now();
  await insertBroker(tx, { id: means.newId(), brokerageId, userId, createdAt });
}

/**
 * Makes an invited person a broker; one who is a broker of it already stays one.
 * @returns false for a broker of another brokerage.
 */
export async function addInvitedBroker(
  tx: Queryable,
  means: CommandServices,
  broker: {
    readonly brokerageId: string;
    readonly userId: string;
    readonly addedByUserId: string | null;
  },
): Promise<boolean> {
  const row = { id: means.newId(), ...broker, createdAt: means.clock.now() };
  if (await insertBrokerOnce(tx, row)) return true;
  return (await brokerageOfUser(tx, broker.userId)) === broker.brokerageId;
}

/** A promo code whose uses are taken from the quota at once. */
export async function reservePromoCode(
  tx: Queryable,
  means: CommandServices,
  given: { readonly brokerageId: string; readonly code: string; readonly quantity: number },
) {
  const createdAt = means.clock.now();
  const promoCodeId = means.newId();
  await insertPromoCode(tx, {
    id: promoCodeId,
    brokerageId: given.brokerageId,
    code: given.code,
    codeKey: given.code.toUpperCase(),
    quantity: given.quantity,
    createdAt,
    expiresAt: promoCodeExpiry(createdAt),
  });
  await insertQuotaEntry(tx, {
    id: means.newId(),
    brokerageId: given.brokerageId,
    kind: "promo-code",
    quantity: -given.quantity,
    reference: promoCodeId,
    createdAt,
  });
}
