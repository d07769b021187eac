import type { Stripe } from "@stripe/stripe-js";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { CardFields } from "./card-context";
import { StripeCardSection } from "./stripe-card-section";

type Change = { readonly complete: boolean; readonly error?: { readonly message: string } };

/** What Stripe's script does, which these tests do not load. */
const stripe = {
  load: vi.fn<(publishableKey: string) => Promise<Stripe>>(),
  change: undefined as ((change: Change) => void) | undefined,
  created: vi.fn<() => Promise<unknown>>(),
  next: vi.fn<(options: { clientSecret: string }) => Promise<unknown>>(),
  destroyed: vi.fn<() => void>(),
};

const card = {
  on: (_event: "change", listener: (change: Change) => void) => {
    stripe.change = listener;
  },
  mount: (element: HTMLElement) => {
    element.textContent = "Card fields of Stripe";
  },
  destroy: stripe.destroyed,
};
const script = {
  elements: () => ({ create: () => card }),
  createPaymentMethod: stripe.created,
  handleNextAction: stripe.next,
} as unknown as Stripe;
afterEach(() => vi.clearAllMocks());

async function open() {
  let card: CardFields | null = null;
  const onFilled = vi.fn<(isFilled: boolean) => void>();
  const shown = await render(
    <StripeCardSection
      publishableKey="pk_test_0123456789"
      load={stripe.load}
      onReady={(fields) => {
        card = fields;
      }}
      onFilled={onFilled}
      onSubmit={() => undefined}
    />,
  );
  return {
    onFilled,
    shown,
    token: () => card?.createToken(),
    authenticate: (secret: string) => card?.authenticate?.(secret),
  };
}

it("shows Stripe's fields and turns the card into the id of a payment method", async () => {
  stripe.load.mockResolvedValue(script);
  stripe.created.mockResolvedValue({ paymentMethod: { id: "pm_1" } });
  const { onFilled, shown, token } = await open();
  await expect.element(page.getByText("Card fields of Stripe")).toBeVisible();
  expect(stripe.load).toHaveBeenCalledWith("pk_test_0123456789");
  stripe.change?.({ complete: true });
  expect(onFilled).toHaveBeenLastCalledWith(true);
  expect(await token()).toEqual({ token: "pm_1" });
  await shown.unmount();
  expect(stripe.destroyed).toHaveBeenCalledTimes(1);
  expect(token()).toBeUndefined();
});

it("shows an error of the card as given, and refuses the token with Stripe's message", async () => {
  stripe.load.mockResolvedValue(script);
  stripe.created.mockResolvedValue({ error: { message: "Your card number is incomplete." } });
  const { onFilled, token } = await open();
  await expect.element(page.getByText("Card fields of Stripe")).toBeVisible();
  stripe.change?.({ complete: false, error: { message: "Your card has expired." } });
  await expect.element(page.getByText("Your card has expired.")).toBeVisible();
  expect(onFilled).toHaveBeenLastCalledWith(false);
  expect(await token()).toEqual({ refused: "Your card number is incomplete." });
});

it("lets the holder of the card authenticate in Stripe's dialog, for each result", async () => {
  stripe.load.mockResolvedValue(script);
  stripe.next.mockResolvedValue({ error: { message: "We are unable to authenticate you." } });
  const { authenticate } = await open();
  await expect.element(page.getByText("Card fields of Stripe")).toBeVisible();
  await authenticate("pi_1_secret");
  expect(stripe.next).toHaveBeenCalledWith({ clientSecret: "pi_1_secret" });
});

it("says that the fields cannot be loaded", async () => {
  stripe.load.mockRejectedValue(new Error("Failed to load Stripe.js"));
  await open();
  await expect.element(page.getByText(/The card fields cannot be loaded/)).toBeVisible();
});
