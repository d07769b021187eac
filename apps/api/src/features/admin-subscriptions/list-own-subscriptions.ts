import {
  listUserSubscriptions as subscriptionsEndpoint,
  listUserTransactions as transactionsEndpoint,
} from "@holdfast/contract/subscriptions/subscription-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { listOwnSubscriptions } from "./subscription-lists-store";
import { listOwnTransactions } from "./transactions-store";

export const listUserSubscriptions = listRoute(
  subscriptionsEndpoint,
  ({ session }, { database, clock }, page) =>
    listOwnSubscriptions(database.query, session, clock.now(), page),
);

export const listUserTransactions = listRoute(
  transactionsEndpoint,
  ({ session }, { database }, page) => listOwnTransactions(database.query, session, page),
);
