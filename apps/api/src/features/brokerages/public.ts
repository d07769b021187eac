export { brokerageAccess } from "./brokerage-access-store";
export { brokerageOfUser, brokerOf, brokeragesNamed } from "./brokerages-store";
export {
  countUnusedKeys,
  expiryOfPlan,
  isExpiredPlan,
  listPlanSubscriptions,
  subscriptionOf,
  subscriptionsColumn,
} from "./plan-subscriptions-store";
export { addBroker, addInvitedBroker, createBrokerage, reservePromoCode } from "./create-brokerage";
export {
  brokerageLeftEmptyBy,
  brokerRecordOf,
  brokersAddedBy,
  promoCodesMadeBy,
  quotaEntriesBy,
  subscriptionsNaming,
} from "./personal-data-store";
export { issueKeys, redeemKey } from "./redeem-key";
