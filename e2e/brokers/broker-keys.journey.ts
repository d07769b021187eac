import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs, registerPerson, sessionOf } from "../setup/people";

/* A broker makes, uses up and revokes a promo code, hands out and revokes keys, and transfers subscriptions. */

const BROKER = "ben@lantern.example";
const SUB_BROKER = "sue@lantern.example";
const CLIENT = "client@lantern.example";

/** The dates of a plan from which a year is revoked. */
const SHORTENED = /ends \d\d\/\d\d\/(\d{4}) instead of \d\d\/\d\d\/(\d{4})\./;

const figure = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Quota summary" })
    .locator("div", { has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd")
    .last();

test("a broker hands out a quota by promo code, by key and by transfer", async ({
  page,
  app,
  browser,
}) => {
  await registerPerson(app, BROKER);
  await registerPerson(app, SUB_BROKER);
  const create = (...words: string[]) => app.command("brokerage", "create", ...words);
  await create("--name", "Lantern Brokers", "--quota", "10", "--broker", BROKER);
  const parent = ["--parent", "Lantern Brokers", "--broker", SUB_BROKER];
  await create("--name", "Lantern North", "--quota", "0", ...parent);
  const client = await ownPlan(app, CLIENT);
  await openPagesAs(page, await sessionOf(app, BROKER));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = page.getByRole("dialog");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step("a promo code is created and copied", async () => {
    await page.goto("/admin/brokerage-subscriptions");
    await expect(figure(page, "Remaining")).toHaveText("10");
    await page.getByRole("button", { name: "Create Promo codes" }).click();
    await dialog.getByLabel("Code").fill("LANTERN-1");
    await dialog.getByLabel("Quantity").fill("11");
    await expect(dialog.getByText("Only 10 remaining.")).toBeVisible();
    await dialog.getByLabel("Quantity").fill("2");
    await dialog.getByRole("button", { name: "Create promo code" }).click();
    await expect(figure(page, "Promo codes")).toHaveText("2");
    await page.getByRole("tab", { name: "Promo codes" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Copy the promo code LANTERN-1" }).click();
    await expect(page.getByText("Promo code copied")).toBeVisible();
    expect(await copied()).toBe("LANTERN-1");
  });

  const clientPage = await (await browser.newContext()).newPage();
  await openPagesAs(clientPage, client.session);
  const renew = async (key: string) => {
    const call = `/v1/plans/${client.planId}/subscription`;
    return clientPage.request.put(new URL(call, page.url()).href, {
      headers: { authorization: `Bearer ${client.session.access_token}` },
      data: { key },
    });
  };

  await test.step("it is used until it is used up", async () => {
    expect((await renew("LANTERN-1")).status()).toBe(200);
    expect((await renew("lantern-1")).status()).toBe(200);
    expect((await renew("LANTERN-1")).status()).toBe(400);
    await page.reload();
    await expect(figure(page, "Promo codes")).toHaveText("0");
    await expect(figure(page, "Assigned")).toHaveText("2");
    await page.getByRole("tab", { name: "Promo codes" }).click();
    await expect(page.getByRole("row", { name: /LANTERN-1/ })).toContainText("Used up");
  });

  await test.step("another one is revoked, and its uses return", async () => {
    await page.getByRole("button", { name: "Create Promo codes" }).click();
    await dialog.getByLabel("Code").fill("LANTERN-2");
    await dialog.getByLabel("Quantity").fill("3");
    await dialog.getByRole("button", { name: "Create promo code" }).click();
    await expect(figure(page, "Remaining")).toHaveText("5");
    await page.getByRole("button", { name: "Revoke the promo code LANTERN-2" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke promo code" }).click();
    await expect(figure(page, "Remaining")).toHaveText("8");
    await expect(page.getByRole("row", { name: /LANTERN-2/ })).toContainText("Revoked");
  });

  await test.step("a key is issued to an address, copied and found by its owner", async () => {
    await page.getByRole("button", { name: "Issue keys" }).first().click();
    await dialog.getByLabel("Assign to").fill(CLIENT);
    await dialog.getByRole("button", { name: "Issue keys" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("tab", { name: "Subscriptions" }).click();
    const row = page.getByRole("row", { name: /Not activated/ });
    await expect(row).toContainText(CLIENT);
    await row.getByRole("button", { name: /^Copy the key/ }).click();
    await expect(page.getByText("Subscription Key copied")).toBeVisible();
    const key = await copied();
    await clientPage.goto("/admin/my-subscriptions");
    await expect(clientPage.getByText(key)).toBeVisible();
    await expect(clientPage.getByRole("button", { name: /^Revoke/ })).toHaveCount(0);
    expect((await renew(key)).status()).toBe(200);
    await page.reload();
    await page.getByRole("button", { name: `Revoke the key ${key}` }).click();
    const question = page.getByRole("alertdialog");
    // The plan keeps the years of its own key and of both uses of the promo code.
    await expect(question).toContainText(SHORTENED);
    await expect(question).toContainText("The subscription does not return to your quota.");
    const [, after, before] = SHORTENED.exec(await question.innerText()) ?? [];
    expect(Number(after)).toBe(Number(before) - 1);
    await question.getByRole("button", { name: "Revoke key" }).click();
    await expect(figure(page, "Revoked")).toHaveText("1");
  });

  await test.step("subscriptions are transferred, and received by the other brokerage", async () => {
    await page.getByRole("button", { name: "Transfer", exact: true }).click();
    await dialog.getByLabel("Brokerage").selectOption("Lantern North");
    await dialog.getByLabel("Number of subscriptions").fill("7");
    await dialog.getByRole("button", { name: "Transfer" }).click();
    await expect(figure(page, "Transferred")).toHaveText("7");
    await expect(figure(page, "Remaining")).toHaveText("0");
    await expect(page.getByRole("button", { name: "Transfer", exact: true })).toBeDisabled();
    await page.goto("/admin/transactions");
    await expect(page.getByRole("row", { name: /Lantern North/ })).toContainText("-7");
    await expectAccessible(page);
    const other = await (await browser.newContext()).newPage();
    await openPagesAs(other, await sessionOf(app, SUB_BROKER));
    await other.goto(new URL("/admin/transactions", page.url()).href);
    await expect(other.getByRole("row", { name: /Lantern North/ })).toContainText("7");
    await other.goto(new URL("/admin/brokerage-subscriptions", page.url()).href);
    await expect(figure(other, "Remaining")).toHaveText("7");
  });
});
