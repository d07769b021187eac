import { promoCodeExpiry } from "@holdfast/contract/subscriptions/promo-code-rules";
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

/** Creates a brokerage with its quota, for the operator and the demo. Returns its id. */
export async function createBrokerage(
  tx: Queryable,
  services: CommandServices,
  input: {
    readonly name: string;
    readonly quota: number;
    /** The brokerage it belongs to. */
    readonly parentBrokerageId?: string | undefined;
  },
): Promise<string> {
  const brokerageId = services.newId();
  const createdAt = services.clock.now();
  const { name, parentBrokerageId } = input;
  await insertBrokerage(tx, { id: brokerageId, name, parentBrokerageId, createdAt });
  if (input.quota > 0)
    await insertQuotaEntry(tx, {
      id: services.newId(),
      brokerageId,
      kind: "grant",
      quantity: input.quota,
      createdAt,
    });
  return brokerageId;
}

/** Makes a person a broker, for the operator and the demo. Returns the broker's id. */
export async function addBroker(
  tx: Queryable,
  services: CommandServices,
  brokerageId: string,
  userId: string,
): Promise<string> {
  const id = services.newId();
  await insertBroker(tx, { id, brokerageId, userId, createdAt: services.clock.now() });
  return id;
}

/**
 * Makes an invited person a broker. An existing broker of the same brokerage stays one.
 * @returns false for a broker of another brokerage.
 */
export async function addInvitedBroker(
  tx: Queryable,
  services: CommandServices,
  broker: {
    readonly brokerageId: string;
    readonly userId: string;
    readonly addedByUserId: string | null;
  },
): Promise<boolean> {
  const row = { id: services.newId(), ...broker, createdAt: services.clock.now() };
  if (await insertBrokerOnce(tx, row)) return true;
  return (await brokerageOfUser(tx, broker.userId)) === broker.brokerageId;
}

/** Creates a promo code. All of its uses are deducted from the quota at once. */
export async function reservePromoCode(
  tx: Queryable,
  services: CommandServices,
  input: {
    readonly brokerageId: string;
    readonly code: string;
    readonly quantity: number;
    readonly createdByUserId?: string;
  },
) {
  const createdAt = services.clock.now();
  const promoCodeId = services.newId();
  await insertPromoCode(tx, {
    id: promoCodeId,
    brokerageId: input.brokerageId,
    code: input.code,
    codeKey: input.code.toUpperCase(),
    createdByUserId: input.createdByUserId,
    quantity: input.quantity,
    createdAt,
    expiresAt: promoCodeExpiry(createdAt),
  });
  await insertQuotaEntry(tx, {
    id: services.newId(),
    brokerageId: input.brokerageId,
    kind: "promo-code",
    quantity: -input.quantity,
    reference: promoCodeId,
    createdAt,
  });
}
