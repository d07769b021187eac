import { QueryClientProvider } from "@tanstack/react-query";
import type { PriceSummary, Purchase } from "@holdfast/contract/purchases/purchase";
import { useEffect } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import type { CardFieldsProps } from "./card-context";
import { CheckoutCard } from "./checkout-card";

/** The card fields of a provider that accepts any card and gives each attempt another token. */
const tokens: string[] = [];
const bank = { authenticate: vi.fn<(clientSecret: string) => Promise<void>>() };
const Sandbox = ({ onReady, onFilled }: CardFieldsProps) => {
  useEffect(() => {
    onReady({
      createToken: async () => {
        const token = `token-${tokens.length + 1}`;
        tokens.push(token);
        return { token };
      },
      authenticate: bank.authenticate,
    });
  }, [onReady]);
  return <button onClick={() => onFilled(true)}>Fill in the card</button>;
};

const PRICE = 49_500;
const priceOf = (quantity: number, discountCode: string | null): PriceSummary => {
  const totalSubscription = quantity * PRICE;
  const discount = discountCode ? totalSubscription / 10 : 0;
  const total = totalSubscription - discount;
  return { totalSubscription, discount, subTotal: (total * 10) / 11, tax: total / 11, total };
};
const purchaseOf = (status: Purchase["status"]): Purchase => ({
  purchaseId: "01890000-0000-7000-8000-000000000001",
  status,
  quantity: 2,
  currency: "AUD",
  taxName: "GST",
  price: priceOf(2, null),
  discountCode: null,
  receiptNumber: status === "completed" ? "R-000007" : null,
  email: "ana@cafe.example",
  createdAt: "2026-11-23T00:00:00.000Z",
});

const server = vi.spyOn(globalThis, "fetch");
/** The answer to the next payment. */
let pay: () => Response | Promise<Response>;
/** The answer once the holder of the card has authenticated. */
let finish: () => Response | Promise<Response>;
const payments: { singleUseToken: string; quantity: number }[] = [];
const problem = (status: number, code: string, detail: string, errors?: object[]) =>
  Response.json({ title: detail, status, detail, code, errors }, { status });

beforeEach(() => {
  tokens.length = 0;
  payments.length = 0;
  pay = () => Response.json(purchaseOf("completed"), { status: 201 });
  server.mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    if (pathname.endsWith("/validate"))
      return body.discountCode === "WELCOME-10"
        ? Response.json({ code: "WELCOME-10", discountPercentage: 10 })
        : problem(400, "discount-refused", "This discount code is invalid.", [
            { path: "discountCode", message: "This discount code is invalid." },
          ]);
    if (pathname.endsWith("/calculate"))
      return Response.json(priceOf(body.quantity, body.discountCode ?? null));
    if (pathname.endsWith("/finish")) return finish();
    if (pathname.endsWith("/subscription")) {
      payments.push(body);
      return pay();
    }
    return Response.json(purchaseOf("completed"));
  });
});
afterEach(() => server.mockReset());

const open = async (country: string | null = "AU") => {
  const onLeave = vi.fn();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CheckoutCard
          checkout={{
            provider: "sandbox",
            publishableKey: null,
            currency: "AUD",
            pricePerSubscription: PRICE,
            taxName: "GST",
          }}
          isBroker={false}
          country={country}
          onLeave={onLeave}
          sandbox={Sandbox}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onLeave;
};

const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string | RegExp) => page.getByRole("textbox", { name });
const toBilling = () => button("Checkout").click();
const toPayment = async () => {
  await toBilling();
  await field(/Address/).fill("12 Harbour Street");
  await field(/City/).fill("Hobart");
  await field(/State/).fill("TAS");
  await field(/Postcode/).fill("7000");
  await button("Continue to payment").click();
};
const payNow = async () => {
  await toPayment();
  await button("Fill in the card").click();
  await button(/^Pay/).click();
};

it("shows the price as the server calculates it, with the tax in it", async () => {
  await open();
  await field(/Quantity/).fill("3");
  await expect.element(page.getByText("AU$1,485.00").first()).toBeVisible();
  await expect.element(page.getByText("Plus GST")).toBeVisible();
  await expect.element(page.getByText("AU$135.00")).toBeVisible();
});

it("requires a quantity to check out, and takes positive whole numbers only", async () => {
  await open();
  await field(/Quantity/).fill("");
  await expect.element(button("Checkout")).toBeDisabled();
  await field(/Quantity/).fill("-2");
  await expect.element(button("Checkout")).toBeDisabled();
  await field(/Quantity/).fill("501");
  await expect.element(button("Checkout")).toBeDisabled();
  await field(/Quantity/).fill("2");
  await expect.element(button("Checkout")).toBeEnabled();
});

it("applies a valid discount code and refuses another", async () => {
  await open();
  await expect.element(button("Apply discount")).toBeDisabled();
  await field("Discount code").fill("SPRING-2025");
  await button("Apply discount").click();
  await expect.element(page.getByText("This discount code is invalid.")).toBeVisible();
  await field("Discount code").fill("WELCOME-10");
  await button("Apply discount").click();
  await expect.element(page.getByText("Discount code applied.")).toBeVisible();
  await expect.element(page.getByText("AU$445.50")).toBeVisible();
  await expectAccessible();
});

it("requires every field of the billing address", async () => {
  await open();
  await toBilling();
  await button("Continue to payment").click();
  for (const message of ["address", "city", "state", "postcode"])
    await expect.element(page.getByText(`Please input the ${message}.`)).toBeVisible();
  await expect.element(field(/Address/)).toHaveFocus();
  await expectAccessible();
});

it.each([
  ["NZ", "New Zealand"],
  [null, ""],
])("starts the billing address with the country %s", async (country, shown) => {
  await open(country);
  await toBilling();
  await expect.element(field(/Country/)).toHaveValue(shown);
});

it("keeps what was typed when going back, and leaves from the first step", async () => {
  const onLeave = await open();
  await field(/Quantity/).fill("4");
  // The price is calculated before the form goes on.
  await expect.element(page.getByText("AU$1,980.00").first()).toBeVisible();
  await toPayment();
  await button("Back").click();
  await expect.element(field(/City/)).toHaveValue("Hobart");
  await button("Back").click();
  await expect.element(field(/Quantity/)).toHaveValue("4");
  await button("Go Back").click();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it("pays once for a double click, with a button that starts disabled", async () => {
  await open();
  await toPayment();
  await expect.element(button(/^Pay/)).toBeDisabled();
  await button("Fill in the card").click();
  const { promise, resolve } = Promise.withResolvers<Response>();
  pay = () => promise;
  await userEvent.dblClick(button(/^Pay/));
  await expect.poll(() => payments).toHaveLength(1);
  resolve(Response.json(purchaseOf("completed"), { status: 201 }));
  await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
  await expectAccessible();
  expect(payments).toEqual([expect.objectContaining({ singleUseToken: "token-1", quantity: 1 })]);
});

it("says that a declined card was not charged, and takes a new token for the next try", async () => {
  await open();
  pay = () => problem(422, "payment-failed", "Payment was failed");
  await payNow();
  await expect.element(page.getByText("Payment was failed")).toBeVisible();
  pay = () => Response.json(purchaseOf("completed"), { status: 201 });
  await button(/^Pay/).click();
  await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
  expect(payments.map(({ singleUseToken }) => singleUseToken)).toEqual(["token-1", "token-2"]);
});

it("repeats a payment without an answer with the same token", async () => {
  await open();
  pay = () => Promise.reject(new TypeError("Failed to fetch"));
  await payNow();
  await expect
    .element(page.getByText("We do not know yet whether your card was charged"))
    .toBeVisible();
  await expect.element(button("Back")).toBeDisabled();
  pay = () => Response.json(purchaseOf("completed"), { status: 201 });
  await button("Check payment").click();
  await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
  expect(new Set(payments.map(({ singleUseToken }) => singleUseToken))).toEqual(
    new Set(["token-1"]),
  );
});

describe("a card whose bank requires authentication", () => {
  const secret = "pi_1_secret";
  beforeEach(() => {
    bank.authenticate.mockReset();
    pay = () =>
      Response.json({ ...purchaseOf("processing"), clientSecret: secret }, { status: 201 });
  });

  it("charges a card after its holder has authenticated", async () => {
    await open();
    finish = () => {
      expect(bank.authenticate).toHaveBeenCalledWith(secret);
      return Response.json(purchaseOf("completed"));
    };
    await payNow();
    await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
    expect(bank.authenticate).toHaveBeenCalledTimes(1);
  });

  it("does not charge a card whose holder fails, and takes a new token at the next try", async () => {
    await open();
    finish = () => Response.json(purchaseOf("failed"));
    await payNow();
    await expect.element(page.getByText("Payment was failed")).toBeVisible();
    finish = () => Response.json(purchaseOf("completed"));
    await button(/^Pay/).click();
    await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
    expect(payments.map(({ singleUseToken }) => singleUseToken)).toEqual(["token-1", "token-2"]);
  });

  it("checks a card again with the same token if the server does not respond", async () => {
    await open();
    finish = () => Promise.reject(new TypeError("Failed to fetch"));
    await payNow();
    await expect
      .element(page.getByText("We do not know yet whether your card was charged"))
      .toBeVisible();
    pay = () => Response.json(purchaseOf("completed"), { status: 201 });
    await button("Check payment").click();
    await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
    expect(new Set(payments.map(({ singleUseToken }) => singleUseToken))).toEqual(
      new Set(["token-1"]),
    );
  });
});

it("waits for a payment that is being processed", async () => {
  await open();
  pay = () => Response.json(purchaseOf("processing"), { status: 201 });
  await payNow();
  await expect.element(page.getByText("Thank you for your purchase")).toBeVisible();
  await expect.element(page.getByText(/R-000007/)).toBeVisible();
});
