export { hastenPurchase, startPurchasesJob, type PurchasesJob } from "./purchases-job";
export { anonymisePurchasesOf, purchasesBy } from "./purchases-store";
