export { hastenPurchase, startPurchasesJob, type PurchasesJob } from "./purchases-job";
export { unsettledReport } from "./report-unsettled";
export { listUnsettled } from "./unsettled-purchases-store";
export { anonymisePurchasesOf, purchasesBy } from "./purchases-store";
