import * as z from "zod/mini";
import { NOT_ENOUGH_QUOTA } from "../brokerages/errors";
import { defineEndpoint, inBrokerage, json, list, nothing } from "../platform/endpoint";
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
