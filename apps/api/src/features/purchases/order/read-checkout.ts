import { readCheckout as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import { route } from "../../../platform/http/route";

export const readCheckout = route(endpoint, (_, { checkout }) => {
  if (!checkout) return Promise.resolve({ checkout: null });
  const { payments, prices } = checkout;
  return Promise.resolve({
    checkout: {
      provider: payments.name,
      publishableKey: payments.publishableKey,
      currency: prices.currency,
      pricePerSubscription: prices.pricePerSubscription,
      taxName: prices.tax?.name ?? null,
    },
  });
});
