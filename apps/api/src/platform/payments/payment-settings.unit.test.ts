import { describe, expect, it } from "vitest";
import { readConfig } from "../config";

const DATABASE = {
  DATABASE_URL: "postgres://user:password@db.example:5432/holdfast",
  SECRET_KEY: "thirty-two characters or even more",
};
const STRIPE = {
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_test_0123456789abcdef",
  STRIPE_PUBLISHABLE_KEY: "pk_test_0123456789abcdef",
  PRICES_FILE: "prices.json",
};
const ACCOUNT = {
  provider: "stripe",
  secretKey: STRIPE.STRIPE_SECRET_KEY,
  publishableKey: STRIPE.STRIPE_PUBLISHABLE_KEY,
  webhookSecret: undefined,
  url: undefined,
};

describe("how purchases are paid for", () => {
  it.each<[string, Record<string, string>, unknown]>([
    ["the demo uses the sandbox", {}, { provider: "sandbox" }],
    ["the demo may sell nothing", { PAYMENT_PROVIDER: "none" }, undefined],
    ["the demo behind a proxy sells nothing", { BEHIND_PROXY: "yes" }, undefined],
    ["nothing is sold without a setting", { HOLDFAST_DEMO: "off" }, undefined],
    ["nothing is sold with a database of the operator", DATABASE, undefined],
    [
      "the sandbox works on this machine",
      { HOLDFAST_DEMO: "off", PAYMENT_PROVIDER: "sandbox" },
      { provider: "sandbox" },
    ],
    ["Stripe", { ...DATABASE, ...STRIPE, PUBLIC_URL: "https://plans.example" }, ACCOUNT],
    [
      "a stand-in for Stripe",
      { ...STRIPE, STRIPE_URL: "http://127.0.0.1:4020/" },
      { ...ACCOUNT, url: "http://127.0.0.1:4020" },
    ],
    [
      "Stripe's events",
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef" },
      { ...ACCOUNT, webhookSecret: "whsec_0123456789abcdef" },
    ],
    [
      "a restricted key",
      { ...STRIPE, STRIPE_SECRET_KEY: "rk_test_0123456789abcdef" },
      { ...ACCOUNT, secretKey: "rk_test_0123456789abcdef" },
    ],
  ])("reads how purchases are paid for: %s", (_case, environment, payment) => {
    expect(readConfig(environment).payment).toEqual(payment);
  });
});

describe("an invalid setting stops the start", () => {
  const missing = (name: string) =>
    `The setting ${name} is missing. Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and PRICES_FILE.`;
  it.each<[Record<string, string>, string]>([
    [{ PAYMENT_PROVIDER: "cash" }, "The setting PAYMENT_PROVIDER must be stripe, sandbox or none."],
    ...["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "PRICES_FILE"].map(
      (name): [Record<string, string>, string] => [{ ...STRIPE, [name]: "" }, missing(name)],
    ),
    [
      { ...STRIPE, STRIPE_SECRET_KEY: "pk_test_0123456789abcdef" },
      "The setting STRIPE_SECRET_KEY must be a secret key such as sk_live_0123456789, or a restricted one.",
    ],
    [
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: "sk_test_0123456789abcdef" },
      "The setting STRIPE_PUBLISHABLE_KEY must be a publishable key such as pk_live_0123456789.",
    ],
    [
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: "pk_live_0123456789abcdef" },
      "The settings STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.",
    ],
    [
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: "0123456789" },
      "The setting STRIPE_WEBHOOK_SECRET must be a signing secret such as whsec_0123456789.",
    ],
    [
      { STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef" },
      "The setting STRIPE_WEBHOOK_SECRET also needs PAYMENT_PROVIDER=stripe.",
    ],
    [
      { STRIPE_SECRET_KEY: STRIPE.STRIPE_SECRET_KEY },
      "The setting STRIPE_SECRET_KEY also needs PAYMENT_PROVIDER=stripe.",
    ],
    [
      { PAYMENT_PROVIDER: "sandbox", BEHIND_PROXY: "1" },
      "The setting PAYMENT_PROVIDER is sandbox, which takes no money. Other people can reach this installation: use stripe or none.",
    ],
    ...["https://plans.example", "http://192.168.1.5:3000"].map(
      (PUBLIC_URL): [Record<string, string>, string] => [
        { PAYMENT_PROVIDER: "sandbox", PUBLIC_URL },
        "The setting PAYMENT_PROVIDER is sandbox, which takes no money. Other people can reach this installation: use stripe or none.",
      ],
    ),
  ])("refuses the invalid setting %j", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
