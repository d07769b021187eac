export { brokerageAccess } from "./brokerage-access-store";
export { brokerageOfUser, brokeragesNamed } from "./brokerages-store";
export { promoCodes, subscriptions } from "./brokerages-table";
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
