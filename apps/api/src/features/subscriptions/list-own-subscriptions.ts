import {
  listUserSubscriptions as subscriptionsEndpoint,
  listUserTransactions as transactionsEndpoint,
} from "@holdfast/contract/subscriptions/subscription-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { listOwnSubscriptions } from "./subscription-lists-store";
import { listOwnTransactions } from "./transactions-store";

export const listUserSubscriptions = listRoute(
  subscriptionsEndpoint,
  ({ session }, { database, clock }, part) =>
    listOwnSubscriptions(database.query, session, clock.now(), part),
);

export const listUserTransactions = listRoute(
  transactionsEndpoint,
  ({ session }, { database }, part) => listOwnTransactions(database.query, session, part),
);
