import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { transferSubscriptions as endpoint } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { recordEvents } from "../../platform/audit/audit-store";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import { areRelated } from "../brokerages/public";
import { insertQuotaEntries, lockQuota, assertEnoughQuota } from "../subscriptions/public";

/**
 * Moves subscriptions to a sub-brokerage, or back to the parent. Any other brokerage is refused like an unknown one.
 * A transfer of 0 changes nothing.
 */
export const transferSubscriptions = route(endpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    const { toBrokerageId, amount, initiator } = body;
    allFieldsUsed(body, ["toBrokerageId", "amount", "initiator"]);
    const { brokerageId, userId } = scope;
    if (initiator !== undefined && initiator !== userId)
      throw fieldError("initiator", NOT_FOUND.message);
    if (!(await areRelated(tx, brokerageId, toBrokerageId)))
      throw fieldError("toBrokerageId", "Please select the brokerage.");
    await lockQuota(tx, scope, toBrokerageId);
    await assertEnoughQuota(tx, scope, amount);
    if (amount === 0) return;
    const entry = {
      reference: services.newId(),
      actorUserId: userId,
      createdAt: services.clock.now(),
    };
    await insertQuotaEntries(tx, [
      {
        ...entry,
        id: services.newId(),
        brokerageId,
        kind: "transfer-out",
        quantity: -amount,
        otherBrokerageId: toBrokerageId,
      },
      {
        ...entry,
        id: services.newId(),
        brokerageId: toBrokerageId,
        kind: "transfer-in",
        quantity: amount,
        otherBrokerageId: brokerageId,
      },
    ]);
    const event = {
      actorUserId: userId,
      subject: entry.reference,
      detail: { amount, fromBrokerageId: brokerageId, toBrokerageId },
      address: origin.address,
    };
    await recordEvents(tx, services, [
      { ...event, action: "brokerages.transferred", brokerageId },
      { ...event, action: "brokerages.transfer-received", brokerageId: toBrokerageId },
    ]);
  }),
);
