import type { FrameLocator, Page, Route } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";
import { emailWith } from "../setup/mailbox";
import { openAppAs, registerPerson, sessionOf } from "../setup/people";
import { readPdf } from "../setup/read-pdf";

/* A purchase in the sandbox: with a discount, a declined card, a lost answer, and Back at every step. */

const EMAIL = "purchase@tidepool.example";
const PAID = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";
const LOST = "4000 0000 0000 0119";

const cardFields = (page: Page) => page.frameLocator('iframe[title="Card details"]');

/** Types one key after the other, as a person does: the fields add spaces and a slash. */
async function enterCard(fields: FrameLocator, number: string) {
  await fields.getByLabel("Card number").fill("");
  await fields.getByLabel("Card number").pressSequentially(number);
  await fields.getByLabel("Expiry").fill("");
  await fields.getByLabel("Expiry").pressSequentially("1239");
  await fields.getByLabel("Security code").fill("123");
}

async function enterAddress(page: Page) {
  await page.getByLabel("Address").fill("12 Harbour Street");
  await page.getByLabel("City").fill("Hobart");
  await page.getByLabel("State").fill("TAS");
  await page.getByLabel("Postcode").fill("7000");
  await page.getByLabel("Country").fill("Australia");
}

test("subscriptions are bought with a card", async ({ page, app }) => {
  await registerPerson(app, EMAIL);
  // Not by a script of every frame: the card fields are isolated and have no storage.
  await openAppAs(page, await sessionOf(app, EMAIL));
  await page.goto("/purchase");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("the order has a discount", async () => {
    await page.getByLabel("Quantity").fill("3");
    await expect(page.getByText("AU$1,485.00").first()).toBeVisible();
    await page.getByLabel("Discount code").fill("SPRING-2025");
    await button("Apply discount").click();
    await expect(page.getByText("This discount code is invalid.")).toBeVisible();
    await page.getByLabel("Discount code").fill("welcome-10");
    await button("Apply discount").click();
    await expect(page.getByText("Discount code applied.")).toBeVisible();
    await expect(page.getByText("AU$1,336.50")).toBeVisible();
    await expect(page.getByText("AU$121.50")).toBeVisible();
    await button("Checkout").click();
  });

  await test.step("the billing address is required, and Back keeps what was typed", async () => {
    await button("Continue to payment").click();
    await expect(page.getByText("Please input the city.")).toBeVisible();
    await enterAddress(page);
    await button("Back").click();
    await expect(page.getByLabel("Quantity")).toHaveValue("3");
    await expect(page.getByText("Discount code applied.")).toBeVisible();
    await button("Checkout").click();
    await expect(page.getByLabel("City")).toHaveValue("Hobart");
    await button("Continue to payment").click();
  });

  await test.step("the pay button starts disabled, and Back leads to the address", async () => {
    await expect(page.getByText("Sandbox: no money is taken")).toBeVisible();
    await expect(button("Pay AU$1,336.50")).toBeDisabled();
    await expectAccessible(page);
    await button("Back").click();
    await expect(page.getByLabel("Postcode")).toHaveValue("7000");
    await button("Continue to payment").click();
  });

  await test.step("a wrong card is refused by the card fields", async () => {
    await enterCard(cardFields(page), "1234 5678 9012 3456");
    await button("Pay AU$1,336.50").click();
    await expect(page.getByText("Your card number is invalid").first()).toBeVisible();
  });

  await test.step("a declined card is not charged", async () => {
    await enterCard(cardFields(page), DECLINED);
    await button("Pay AU$1,336.50").click();
    await expect(page.getByText("Payment was failed")).toBeVisible();
  });

  await test.step("another card pays, once for a double click", async () => {
    await enterCard(cardFields(page), PAID);
    await button("Pay AU$1,336.50").dblclick();
    await expect(page.getByText("Thank you for your purchase")).toBeVisible();
  });

  await test.step("the receipt is a tax invoice", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button("Download receipt").click(),
    ]);
    expect(download.suggestedFilename()).toBe("Tax invoice R-000001.pdf");
    const { pages, text } = await readPdf(await download.path());
    expect(pages).toBe(1);
    for (const words of [
      "Tax invoice",
      "ABN 89 111 111 111",
      "Discount WELCOME-10",
      "Plus GST (10%)",
      "AU$121.50",
      "AU$1,336.50",
      "12 Harbour Street",
    ])
      expect(text).toContain(words);
  });

  await test.step("the confirmation in the mailbox has the receipt", async () => {
    const email = await emailWith(app, EMAIL, "Your purchase of 3 subscriptions");
    const [, link = ""] =
      /Attachment: <a href="([^"]+)">Tax invoice R-000001.pdf</.exec(email) ?? [];
    const file = await fetch(app.url + link);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  await test.step("a lost answer is found out, and the keys are issued", async () => {
    await page.goto("/purchase");
    await page.getByLabel("Quantity").fill("1");
    await button("Checkout").click();
    await enterAddress(page);
    await button("Continue to payment").click();
    await enterCard(cardFields(page), LOST);
    const { promise: isChecked, resolve: checked } = Promise.withResolvers<void>();
    // The page gets the outcome only after its first state has been checked.
    const hold = async (route: Route) => {
      await isChecked;
      await route.continue();
    };
    await page.route(/\/v1\/purchase\/[\da-f-]{36}$/, hold, { times: 1 });
    await button("Pay AU$495.00").click();
    await expect(page.getByText("Your payment is being processed")).toBeVisible();
    checked();
    await expect(page.getByText("Thank you for your purchase")).toBeVisible();
  });

  await test.step("all purchases and the receipt are in My Purchases", async () => {
    await page.getByRole("link", { name: "Open My Purchases" }).click();
    await expect(page.getByRole("row", { name: /R-000001/ })).toContainText("1 declined attempt");
    await expect(page.getByRole("row", { name: /R-000002/ })).toContainText("AU$495.00");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button("Download receipt R-000001").click(),
    ]);
    expect(download.suggestedFilename()).toBe("Tax invoice R-000001.pdf");
  });

  await test.step("the keys are the buyer's", async () => {
    await page.goto("/admin/transactions");
    await page.getByRole("link", { name: "My Purchases" }).click();
    await expect(page.getByRole("heading", { name: "My Purchases" })).toBeVisible();
    await page.goto("/admin/my-subscriptions");
    await expect(page.getByRole("row", { name: /Not activated/ })).toHaveCount(4);
  });

  await test.step("all steps fit a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/purchase");
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect(page.getByLabel("Quantity")).toBeVisible();
    expect(await isTooWide()).toBe(false);
    await button("Checkout").click();
    await enterAddress(page);
    expect(await isTooWide()).toBe(false);
    await button("Continue to payment").click();
    await enterCard(cardFields(page), PAID);
    expect(await isTooWide()).toBe(false);
  });
});
