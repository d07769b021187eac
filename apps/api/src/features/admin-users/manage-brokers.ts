import {
  addBroker as addEndpoint,
  ALREADY_BROKER,
  deleteBroker as deleteEndpoint,
  listBrokers as listEndpoint,
  OWN_BROKER_ENTRY,
  updateBroker as updateEndpoint,
  USER_NOT_FOUND,
} from "@holdfast/contract/admin-users/broker-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { Session } from "../../platform/access/scope";
import { recordEvent, recordEvents } from "../../platform/audit/audit-store";
import type { Queryable, Transaction } from "../../platform/database/database";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { isUniqueViolation } from "../../platform/database/sql/sql-state";
import { listRoute } from "../../platform/http/list-route";
import { type Origin, route } from "../../platform/http/route";
import { enforceLimits } from "../../platform/limits/rate-limits";
import { fieldError, ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { deleteInvitation, deleteInvitationsBy, userByEmail } from "../accounts/public";
import {
  brokerageOfUser,
  deleteBroker as deleteRow,
  insertBrokerOnce,
  lockBrokersOf,
  replaceBroker,
} from "../brokerages/public";
import { organisationsOnlyByBrokerage } from "../organisations/public";
import { ADDRESSES_BY_ACCOUNT } from "./admin-user-limits";
import { listBrokers as listRows, readBroker } from "./admin-users-store";

export const listBrokers = listRoute(listEndpoint, ({ scope }, { database }, page) =>
  listRows(database.query, scope, page),
);

const limitAddresses = (services: Services, { userId }: Session) =>
  enforceLimits(services, [[ADDRESSES_BY_ACCOUNT, userId]]);

/** Returns the active account with that address. @throws ProblemError 404 `USER_NOT_FOUND` */
async function accountOf(db: Queryable, email: string) {
  const user = await userByEmail(db, email);
  if (!user || user.emailConfirmedAt === null) throw new ProblemError(USER_NOT_FOUND);
  return user;
}

export const addBroker = route(
  addEndpoint,
  { before: ({ session }, services) => limitAddresses(services, session) },
  ({ body, scope, origin }, services) => {
    const { brokerageId, userId: addedByUserId } = scope;
    allFieldsUsed(body, ["email", "createBy"]);
    if (body.createBy !== undefined && body.createBy !== addedByUserId)
      throw fieldError("createBy", NOT_FOUND.message);
    return services.database.transaction(async (tx) => {
      if (!(await lockBrokersOf(tx, brokerageId, addedByUserId))) throw new ProblemError(NOT_FOUND);
      const { id: userId, emailKey } = await accountOf(tx, body.email);
      const brokerId = services.newId();
      const createdAt = services.clock.now();
      const row = { id: brokerId, brokerageId, userId, addedByUserId, createdAt };
      if (!(await insertBrokerOnce(tx, row))) throw new ProblemError(ALREADY_BROKER);
      await deleteInvitation(tx, { brokerageId }, emailKey);
      await recordEvent(tx, services, {
        action: "brokerages.broker-added",
        actorUserId: addedByUserId,
        brokerageId,
        subject: userId,
        address: origin.address,
      });
      return brokerAfter(tx, brokerageId, brokerId);
    });
  },
);

async function brokerAfter(tx: Queryable, brokerageId: string, brokerId: string) {
  const broker = await readBroker(tx, { brokerageId }, brokerId);
  if (!broker) throw new Error("The broker was not found.");
  return broker;
}

type Changing = {
  readonly session: Session;
  readonly brokerId: string;
  readonly origin: Origin;
};

/**
 * Changes another broker of the caller's brokerage, under the lock of the brokerage: of two brokers who delete each
 * other at the same time, one remains.
 * @throws ProblemError 404 for a broker of another brokerage, 409 for the caller
 */
const changeBroker = <Result>(
  services: Services,
  { session, brokerId, origin }: Changing,
  action: string,
  change: (tx: Transaction, brokerageId: string) => Promise<Result>,
): Promise<Result> =>
  services.database.transaction(async (tx) => {
    const brokerageId = await brokerageOfUser(tx, session.userId);
    const own = brokerageId && (await lockBrokersOf(tx, brokerageId, session.userId));
    const broker = own && (await readBroker(tx, { brokerageId }, brokerId));
    if (!broker || !brokerageId) throw new ProblemError(NOT_FOUND);
    if (broker.userId === session.userId) throw new ProblemError(OWN_BROKER_ENTRY);
    const result = await change(tx, brokerageId);
    // They can no longer be accepted.
    await deleteInvitationsBy(tx, { brokerageId, userId: broker.userId });
    const by = { actorUserId: session.userId, subject: broker.userId, address: origin.address };
    await recordEvent(tx, services, { action, brokerageId, ...by });
    const { userId } = broker;
    const lost = await organisationsOnlyByBrokerage(tx, { brokerageId, userId });
    await recordEvents(
      tx,
      services,
      lost.map((organisationId) => ({
        action: "organisations.broker-removed",
        organisationId,
        ...by,
      })),
    );
    return result;
  });

export const updateBroker = route(
  updateEndpoint,
  { before: ({ session }, services) => limitAddresses(services, session) },
  ({ body, session, params: { brokerId }, origin }, services) => {
    allFieldsUsed(body, ["email"]);
    const changing = { session, brokerId, origin };
    return changeBroker(
      services,
      changing,
      "brokerages.broker-replaced",
      async (tx, brokerageId) => {
        const { id: userId, emailKey } = await accountOf(tx, body.email);
        const to = { userId, addedByUserId: session.userId, createdAt: services.clock.now() };
        if ((await brokerageOfUser(tx, userId)) !== undefined)
          throw new ProblemError(ALREADY_BROKER);
        await replaceBroker(tx, { brokerageId, brokerId }, to).catch((error: unknown) => {
          // Made a broker of another brokerage at the same time.
          throw isUniqueViolation(error) ? new ProblemError(ALREADY_BROKER) : error;
        });
        await deleteInvitation(tx, { brokerageId }, emailKey);
        return brokerAfter(tx, brokerageId, brokerId);
      },
    );
  },
);

export const deleteBroker = route(
  deleteEndpoint,
  ({ session, params: { brokerId }, origin }, services) =>
    changeBroker(
      services,
      { session, brokerId, origin },
      "brokerages.broker-deleted",
      (tx, brokerageId) => deleteRow(tx, brokerageId, brokerId),
    ),
);
