import * as z from "zod/mini";
import { defineEndpoint, inBrokerage, list, nothing } from "../platform/endpoint";
import { NOT_FOUND, TOO_MANY_REQUESTS } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import { ALREADY_BROKER, brokerEmail } from "./broker-endpoints";

/** A person who was invited to the brokerage and has not accepted yet. */
export const BrokerInvitee = z.object({
  email: z.string(),
  /** Null for the operator and for a deleted account. */
  addedByEmail: z.nullable(z.string()),
  isExpired: z.boolean(),
});
export type BrokerInvitee = z.infer<typeof BrokerInvitee>;

export const listBrokerInvitees = defineEndpoint({
  name: "listBrokerInvitees",
  method: "GET",
  path: "/brokerages/:brokerageId/invitees",
  summary: "Lists the invitations to the brokerage that have not been accepted yet.",
  access: inBrokerage("brokerage.read"),
  query: PageQuery,
  response: list(z.array(BrokerInvitee)),
});

export const inviteBroker = defineEndpoint({
  name: "inviteBroker",
  method: "POST",
  path: "/brokerages/:brokerageId/invitees",
  summary: "Emails an invitation to the brokerage; a repeated invitation sends a new link.",
  access: inBrokerage("brokerage.change"),
  body: z.strictObject({ email: brokerEmail() }),
  response: nothing,
  errors: [ALREADY_BROKER, TOO_MANY_REQUESTS],
});

/** The link stops working at once; the invitee is not notified. */
export const withdrawBrokerInvitation = defineEndpoint({
  name: "withdrawBrokerInvitation",
  method: "POST",
  path: "/brokerages/:brokerageId/invitees/withdraw",
  summary: "Withdraws a pending invitation to the brokerage.",
  access: inBrokerage("brokerage.change"),
  body: z.strictObject({ email: brokerEmail() }),
  response: nothing,
  errors: [NOT_FOUND],
});
