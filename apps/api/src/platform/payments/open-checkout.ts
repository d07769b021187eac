import type { Services } from "../services";
import type { Checkout } from "./checkout";
import type { PaymentProvider } from "./payment-provider";
import type { PaymentSettings } from "./payment-settings";
import { readPrices } from "./price-file";
import { sandboxProvider } from "./sandbox-provider";
import { stripeProvider } from "./stripe-provider";

/**
 * Opens the payment provider and reads the prices, if anything is sold.
 * @throws ConfigurationError for a price file with a fault
 */
export async function openCheckout(
  services: Pick<Services, "config" | "database" | "clock" | "newId">,
): Promise<Checkout | undefined> {
  const { payment, pricesFile } = services.config;
  if (!payment) return undefined;
  const prices = await readPrices(pricesFile);
  return { payments: await providerOf(payment, services), prices };
}

const providerOf = (
  payment: PaymentSettings,
  services: Pick<Services, "config" | "database" | "clock" | "newId">,
): Promise<PaymentProvider> =>
  payment.provider === "stripe"
    ? stripeProvider(payment, `${services.config.publicUrl}/purchase`)
    : Promise.resolve(sandboxProvider(services));
