import { ALREADY_BROKER } from "@holdfast/contract/admin-users/broker-endpoints";
import { inviteBroker as endpoint } from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { enforceLimits } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import { emailKeyOf, sendInvitation } from "../accounts/public";
import { lockBrokersOf } from "../brokerages/public";
import {
  BROKER_INVITATIONS_BY_ACCOUNT,
  BROKER_INVITATIONS_BY_RECIPIENT,
} from "./admin-user-limits";
import { isBrokerAddress } from "./admin-users-store";

/** Invites an address to the brokerage. The person becomes a broker by accepting. */
export const inviteBroker = route(
  endpoint,
  {
    before: ({ body, scope }, services) =>
      enforceLimits(services, [
        [BROKER_INVITATIONS_BY_ACCOUNT, scope.userId],
        [BROKER_INVITATIONS_BY_RECIPIENT, emailKeyOf(body.email)],
      ]),
  },
  async ({ body, scope, origin }, services) => {
    const { brokerageId, userId } = scope;
    allFieldsUsed(body, ["email"]);
    await services.database.transaction(async (tx) => {
      const own = await lockBrokersOf(tx, brokerageId, userId);
      if (!own) throw new ProblemError(NOT_FOUND);
      if (await isBrokerAddress(tx, scope, emailKeyOf(body.email)))
        throw new ProblemError(ALREADY_BROKER);
      const invitationId = await sendInvitation(tx, services, {
        email: body.email,
        to: { brokerageId },
        place: own.brokerageName,
        addedByUserId: userId,
      });
      await recordEvent(tx, services, {
        action: "brokerages.broker-invited",
        actorUserId: userId,
        brokerageId,
        subject: invitationId,
        address: origin.address,
      });
    });
    services.wakeOutbox();
  },
);
