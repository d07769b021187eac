import {
  listBrokerInvitees as listEndpoint,
  withdrawBrokerInvitation as withdrawEndpoint,
} from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { deleteInvitation, emailKeyOf, listBrokerInvitees as listRows } from "../accounts/public";
import { lockBrokersOf } from "../brokerages/public";

export const listBrokerInvitees = listRoute(listEndpoint, ({ scope }, { database, clock }, page) =>
  listRows(database.query, scope, clock.now(), page),
);

/** Withdraws a pending invitation, including one that another person sent. */
export const withdrawBrokerInvitation = route(
  withdrawEndpoint,
  ({ body, scope: { brokerageId, userId }, origin }, services) => {
    allFieldsUsed(body, ["email"]);
    return services.database.transaction(async (tx) => {
      if (!(await lockBrokersOf(tx, brokerageId, userId))) throw new ProblemError(NOT_FOUND);
      const withdrawn = await deleteInvitation(tx, { brokerageId }, emailKeyOf(body.email));
      if (!withdrawn) throw new ProblemError(NOT_FOUND);
      await recordEvent(tx, services, {
        action: "brokerages.invitation-withdrawn",
        actorUserId: userId,
        brokerageId,
        subject: withdrawn.id,
        address: origin.address,
      });
    });
  },
);
