import * as z from "zod/mini";
import { NOT_ENOUGH_QUOTA } from "./errors";
import { defineEndpoint, inBrokerage, json, list, nothing } from "../platform/endpoint";
import { NOT_FOUND } from "../platform/errors";
import { instant } from "../platform/field-rules";
import { PageQuery } from "../platform/list-page";
import { Brokerage } from "./brokerage";
import { PromoCode } from "./promo-code";
import { Subscription } from "./subscription";
import { Transaction, TransferInput } from "./transaction";

export const readBrokerage = defineEndpoint({
  name: "readBrokerage",
  method: "GET",
  path: "/brokerages/:brokerageId",
  summary: "Returns a brokerage with its sub-brokerages, its quota and where its keys are.",
  access: inBrokerage("brokerage.read"),
  response: json(Brokerage),
});

export const listBrokerageSubscriptions = defineEndpoint({
  name: "listBrokerageSubscriptions",
  method: "GET",
  path: "/brokerages/:brokerageId/subscriptions",
  summary: "Lists the subscription keys of a brokerage and of its promo codes, newest first.",
  access: inBrokerage("brokerage.read"),
  query: PageQuery,
  response: list(z.array(Subscription)),
});

/** For the question before a key is revoked (decision 024). */
export const readRevocation = defineEndpoint({
  name: "readRevocation",
  method: "GET",
  path: "/brokerages/:brokerageId/subscriptions/:subscriptionId/revocation",
  summary: "Returns when the plan of a key ends now, and when once the key is revoked.",
  access: inBrokerage("brokerage.read"),
  /** Null without any key that gives the plan time; both are null for a key without a plan. */
  response: json(z.object({ endsAt: z.nullable(instant()), endsAtAfter: z.nullable(instant()) })),
  errors: [NOT_FOUND],
});

export const listPromoCodes = defineEndpoint({
  name: "listPromoCodes",
  method: "GET",
  path: "/brokerages/:brokerageId/promo-codes",
  summary: "Lists the promo codes of a brokerage, newest first.",
  access: inBrokerage("brokerage.read"),
  query: PageQuery,
  response: list(z.array(PromoCode)),
});

export const listBrokerageTransactions = defineEndpoint({
  name: "listBrokerageTransactions",
  method: "GET",
  path: "/brokerages/:brokerageId/transactions",
  summary: "Lists the purchases and transfers of a brokerage, newest first.",
  access: inBrokerage("brokerage.read"),
  query: PageQuery,
  response: list(z.array(Transaction)),
});

/** Returns the message after a transfer. */
export const transferred = (amount: number) => `${amount} keys have been successfully transferred`;

export const transferSubscriptions = defineEndpoint({
  name: "transferSubscriptions",
  method: "POST",
  path: "/brokerages/:brokerageId/transfer",
  summary:
    "Moves subscriptions from the quota of a brokerage to a sub-brokerage, or back to its parent.",
  access: inBrokerage("brokerage.change"),
  body: TransferInput,
  response: nothing,
  errors: [NOT_ENOUGH_QUOTA],
});
