import * as z from "zod/mini";
import { ConfigurationError, matching, url } from "../setting-rules";

/** The Stripe account that takes the money. */
export type StripeAccount = {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Verifies the events that Stripe sends; absent: they are not received. */
  readonly webhookSecret: string | undefined;
  /** Where its API is, without a trailing slash; absent: Stripe's own. */
  readonly url: string | undefined;
};

/** How purchases are paid for. */
export type PaymentSettings =
  /** Takes no money: for the demo and for trying things out. */
  { readonly provider: "sandbox" } | ({ readonly provider: "stripe" } & StripeAccount);

/** Part of the environment, see docs/operating.md. */
export const PAYMENT_SETTINGS = {
  PAYMENT_PROVIDER: z.optional(
    z.enum(["stripe", "sandbox", "none"], "must be stripe, sandbox or none"),
  ),
  STRIPE_SECRET_KEY: matching(
    /^[rs]k_(?:test|live)_\w{8,200}$/,
    "must be a secret key such as sk_live_0123456789, or a restricted one",
  ),
  STRIPE_PUBLISHABLE_KEY: matching(
    /^pk_(?:test|live)_\w{8,200}$/,
    "must be a publishable key such as pk_live_0123456789",
  ),
  STRIPE_WEBHOOK_SECRET: matching(
    /^whsec_[\w+/=]{8,200}$/,
    "must be a signing secret such as whsec_0123456789",
  ),
  STRIPE_URL: url(["http:", "https:"], "https://api.stripe.com"),
  PRICES_FILE: z.optional(z.string()),
};

type Settings = {
  readonly [Name in keyof typeof PAYMENT_SETTINGS]?: z.infer<(typeof PAYMENT_SETTINGS)[Name]>;
};

/**
 * Returns how purchases are paid for, or undefined if nothing is sold here.
 *
 * @param installation the sandbox gives keys away, so only an installation that other people cannot reach, also not
 * through a proxy, may use it
 * @throws ConfigurationError if a setting is missing or does not suit the installation
 */
export function paymentOf(
  settings: Settings,
  installation: { readonly isLocal: boolean; readonly isDemo: boolean },
): PaymentSettings | undefined {
  const usesSandbox = installation.isDemo && installation.isLocal;
  const provider = settings.PAYMENT_PROVIDER ?? (usesSandbox ? "sandbox" : "none");
  if (provider === "stripe") return stripeOf(settings);
  for (const name of [
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_URL",
  ] as const)
    if (settings[name])
      throw new ConfigurationError(`The setting ${name} also needs PAYMENT_PROVIDER=stripe.`);
  if (provider === "none") return undefined;
  if (!installation.isLocal)
    throw new ConfigurationError(
      "The setting PAYMENT_PROVIDER is sandbox, which takes no money. Other people can reach this installation: use stripe or none.",
    );
  return { provider };
}

function stripeOf(settings: Settings): PaymentSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PRICES_FILE: pricesFile,
    STRIPE_URL: address,
  } = settings;
  if (!secretKey || !publishableKey || !pricesFile)
    throw new ConfigurationError(
      `The setting ${!secretKey ? "STRIPE_SECRET_KEY" : !publishableKey ? "STRIPE_PUBLISHABLE_KEY" : "PRICES_FILE"} is missing. Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and PRICES_FILE.`,
    );
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw new ConfigurationError(
      "The settings STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.",
    );
  return {
    provider: "stripe",
    secretKey,
    publishableKey,
    webhookSecret,
    url: address?.replace(/\/+$/, ""),
  };
}

/** `test` or `live`. */
const modeOf = (key: string) => key.split("_")[1];
