export { brokerageAccess, brokerageFor, ownBrokerageScope } from "./brokerage-access-store";
export { brokerageOfUser, brokerOf, brokeragesNamed, insertBrokerOnce } from "./brokerages-store";
export {
  brokersOf,
  deleteBroker,
  lockBrokersOf,
  nameOfBrokerage,
  readBrokerageName,
  replaceBroker,
} from "./brokers-store";
export { firmOfBrokerage, readFirm, replaceFirmLogo, updateFirm } from "./firm-store";
export {
  brokerOfPlan,
  countUnusedKeys,
  expiryOfPlan,
  isExpiredPlan,
  listPlanSubscriptions,
  plansEnding,
  subscriptionOf,
  subscriptionsColumn,
} from "./plan-subscriptions-store";
export { addBroker, addInvitedBroker, createBrokerage, reservePromoCode } from "./create-brokerage";
export { areRelated, readBrokerage } from "./brokerage-summary-store";
export {
  assignment,
  issueQuotaKey,
  issueQuotaKeys,
  lockQuota,
  assertEnoughQuota,
} from "./issue-quota-keys";
export {
  movementsOf,
  promoCodesOf,
  promoCodeWithId,
  purchasesOf,
  subscriptionsOfBrokerage,
  subscriptionsOfPerson,
} from "./listed-rows-store";
export { hasPromoCode, insertPromoCodeOnce, revokePromoCodeRow } from "./promo-codes-store";
export { insertQuotaEntries } from "./quota-store";
export {
  assignKeyRow,
  keyOfBrokerage,
  moveYears,
  revokeKeyRow,
  yearsOfPlan,
} from "./subscriptions-store";
export {
  assignKeysOfAddress,
  brokerageLeftEmptyBy,
  brokerRecordOf,
  brokersAddedBy,
  keyPurchasesOf,
  promoCodesMadeBy,
  quotaEntriesBy,
  removeAssignedEmail,
  subscriptionsNaming,
} from "./personal-data-store";
export { countCodeTry, countKeyTry } from "./count-key-tries";
export { issueKeys, redeemKey } from "./redeem-key";
export { creditPurchase } from "./record-purchase";
