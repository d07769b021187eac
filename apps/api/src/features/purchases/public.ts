export { hastenPurchase, purchasesQueue } from "./purchases-job";
export { unsettledReport } from "./find-unsettled";
export { listUnsettled } from "./unsettled-purchases-store";
export { anonymisePurchasesOf, purchasesBy } from "./purchases-store";
