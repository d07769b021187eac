export { hastenPurchase, purchasesQueue } from "./settlement/purchases-job";
export { unsettledReport } from "./settlement/find-unsettled";
export { listUnsettled } from "./settlement/unsettled-purchases-store";
export { anonymisePurchasesOf, purchasesBy } from "./purchases-store";
