export { brokerageFor } from "./brokerage-access-store";
export { promoCodes, subscriptions } from "./brokerages-table";
export { addBroker, foundBrokerage, reservePromoCode } from "./found-brokerage";
export { issueKeys, redeemKey } from "./redeem-key";
