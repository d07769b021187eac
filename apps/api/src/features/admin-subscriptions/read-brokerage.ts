import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  listBrokerageSubscriptions as subscriptionsEndpoint,
  listBrokerageTransactions as transactionsEndpoint,
  listPromoCodes as promoCodesEndpoint,
  readBrokerage as endpoint,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readBrokerage as readRow } from "../subscriptions/public";
import { listPromoCodesOf, listSubscriptionsOf } from "./subscription-lists-store";
import { listTransactionsOf } from "./transactions-store";

export const readBrokerage = route(endpoint, async ({ scope }, { database }) => {
  const brokerage = await readRow(database.query, scope);
  if (!brokerage) throw new ProblemError(NOT_FOUND);
  return brokerage;
});

export const listBrokerageSubscriptions = listRoute(
  subscriptionsEndpoint,
  ({ scope }, { database, clock }, page) =>
    listSubscriptionsOf(database.query, scope, clock.now(), page),
);

export const listPromoCodes = listRoute(
  promoCodesEndpoint,
  ({ scope }, { database, clock }, page) =>
    listPromoCodesOf(database.query, scope, clock.now(), page),
);

export const listBrokerageTransactions = listRoute(
  transactionsEndpoint,
  ({ scope }, { database }, page) => listTransactionsOf(database.query, scope, page),
);
