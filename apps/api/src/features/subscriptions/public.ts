export { addQuota } from "./add-quota";
export { readBrokerage } from "./brokerage-summary-store";
export { countCodeTry, countKeyTry } from "./count-key-tries";
export {
  assertEnoughQuota,
  assignment,
  issueQuotaKey,
  issueQuotaKeys,
  lockQuota,
} from "./issue-quota-keys";
export {
  movementsOf,
  promoCodesAs,
  promoCodesOf,
  purchasesOf,
  subscriptionsOfBrokerage,
  subscriptionsOfPerson,
} from "./listed-rows-store";
export {
  assignKeysOfAddress,
  keyPurchasesOf,
  promoCodesMadeBy,
  quotaEntriesBy,
  removeAssignedEmail,
  subscriptionsNaming,
} from "./personal-data-store";
export {
  brokerOfPlan,
  countUnusedKeys,
  listPlanSubscriptions,
  subscriptionOf,
  subscriptionsColumn,
  validKeysAs,
} from "./plan-subscriptions-store";
export { hasPromoCode, revokePromoCodeRow } from "./promo-codes-store";
export { insertQuotaEntries } from "./quota-store";
export { creditPurchase } from "./record-purchase";
export { issueKeys, redeemKey } from "./redeem-key";
export { reservePromoCode } from "./reserve-promo-code";
export {
  assignKeyRow,
  keyOfBrokerage,
  moveYears,
  revokeKeyRow,
  yearsOfPlan,
} from "./subscriptions-store";
