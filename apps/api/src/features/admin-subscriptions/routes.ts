import {
  exportBrokerageSubscriptions,
  exportBrokerageTransactions,
  exportUserSubscriptions,
  exportUserTransactions,
} from "./export-subscriptions";
import { assignSubscription, issueSubscriptions } from "./issue-subscriptions";
import { listUserSubscriptions, listUserTransactions } from "./list-own-subscriptions";
import { createPromoCode, revokePromoCode } from "./manage-promo-codes";
import {
  listBrokerageSubscriptions,
  listBrokerageTransactions,
  listPromoCodes,
  readBrokerage,
} from "./read-brokerage";
import { readRevocation, revokeSubscription } from "./revoke-subscription";
import { transferSubscriptions } from "./transfer-subscriptions";

export const adminSubscriptionsRoutes = [
  readBrokerage,
  listBrokerageSubscriptions,
  exportBrokerageSubscriptions,
  listPromoCodes,
  listBrokerageTransactions,
  exportBrokerageTransactions,
  transferSubscriptions,
  issueSubscriptions,
  assignSubscription,
  readRevocation,
  revokeSubscription,
  createPromoCode,
  revokePromoCode,
  listUserSubscriptions,
  exportUserSubscriptions,
  listUserTransactions,
  exportUserTransactions,
];
