import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import {
  brokerageOfUser,
  insertBroker,
  insertBrokerage,
  insertBrokerOnce,
} from "./brokerages-store";

type CommandServices = Pick<Services, "newId" | "clock">;

/** Creates a brokerage without a quota, for the operator and the demo. Returns its id. */
export async function createBrokerage(
  tx: Queryable,
  services: CommandServices,
  input: {
    readonly name: string;
    /** The brokerage it belongs to. */
    readonly parentBrokerageId?: string | undefined;
  },
): Promise<string> {
  const brokerageId = services.newId();
  await insertBrokerage(tx, { id: brokerageId, ...input, createdAt: services.clock.now() });
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
