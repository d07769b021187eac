export { hastenPurchase } from "./hasten-purchase";
export { startPurchasesJob, type PurchasesJob } from "./purchases-job";
export { anonymisePurchasesOf, purchasesBy } from "./purchases-store";
