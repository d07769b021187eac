import type { PriceList } from "@holdfast/contract/purchases/price-list";
import type { PaymentProvider } from "./payment-provider";

/** What is sold, and how it is paid for. */
export type Checkout = {
  readonly payments: PaymentProvider;
  readonly prices: PriceList;
};
