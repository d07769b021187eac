import { addClaimsPortal } from "../setup/add-url";
import { expect, expectAccessible, test } from "../setup/cafe";
import { keyboardOf } from "../setup/keyboard";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";

/* What the dashboard shows of an empty and of a complete plan, where it leads, and the search. */

test("an empty plan's charts say what to do next and lead there", async ({ otherPage, app }) => {
  const { session } = await ownPlan(app, "dashboard@tidepool.example");
  await openPagesAs(otherPage, session);
  const link = (name: string) => otherPage.getByRole("link", { name, exact: true });
  await otherPage.goto("/dashboard");
  await expect(otherPage.getByText("About 30 minutes")).toBeVisible();
  await expect(otherPage.getByRole("table", { name: /^Hazard/ })).toBeAttached();
  await expectAccessible(otherPage);
  for (const [name, address] of [
    ["See suggestions for Cafes and Restaurants", /\/risk\/assessment\?suggestions$/],
    ["Go to Risk Assessment", /\/risk\/assessment$/],
    ["Go To Strategic BIA", /\/business-impact-analysis\/strategic$/],
    ["Go To Business Units", /\/business-units$/],
  ] as const) {
    await link(name).click();
    await expect(otherPage).toHaveURL(address);
    await otherPage.goBack();
  }
});

test("for people who want no motion, nothing moves while a page waits for its data", async ({
  page,
}) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/v1/plans/*/dashboard*", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/dashboard");
  const placeholder = page.locator("main [data-skeleton]").first();
  await expect(placeholder).toBeVisible();
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(moving).toBe(0);
  await expect(placeholder).toBeVisible();
  answer();
  await expect(page.getByText("Show the risks as a table")).toBeVisible();
});

test("a complete plan's charts open what they show, by keyboard and with tables", async ({
  page,
}) => {
  const keyboard = keyboardOf(page);
  const link = (name: string | RegExp) => page.getByRole("link", { name });

  await test.step("the risks are also a table, and a bubble opens its risk", async () => {
    await page.goto("/dashboard");
    const table = page.getByRole("table", { name: "Risks, highest rating first" });
    await expect(table).toBeHidden();
    await page.getByText("Show the risks as a table").click();
    await expect(table).toBeVisible();
    await expectAccessible(page);
    await link(/: rating \d+/)
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/risk\/register\?risk=/);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
  });

  await test.step("an area opens its categories, and going back returns the focus to it", async () => {
    const chart = page.getByRole("table", { name: /^Critical areas with their highest impact/ });
    const area = chart.getByRole("link").first();
    const name = (await area.textContent()) ?? "";
    await keyboard.open(area);
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Reputational" })).toBeVisible();
    await expect(link("Back to all critical areas")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(area).toBeFocused();
  });

  await test.step("recovery times lead to the tactical BIA", async () => {
    const times = page.getByRole("table", { name: /^Recovery time and recovery point/ });
    await expect(times.getByRole("row", { name: /Kitchen.*RTO/ })).toBeVisible();
    await times.getByRole("link", { name: "Kitchen" }).click();
    await page.waitForURL("**/tactical");
    await page.goBack();
  });

  await test.step("the list next to the map has every location", async () => {
    await page.getByRole("heading", { name: "Business Locations" }).scrollIntoViewIfNeeded();
    const list = page.getByRole("region", { name: "Business locations" });
    await expect(list).toContainText("Head Office");
  });

  for (const name of ["Emergency Response Team", "Crisis Management Team", "IT Recovery Team"]) {
    await test.step(`${name}: its contacts and its part of the plan`, async () => {
      await link(`GO TO TEAM ${name}`).click();
      await expect(page).toHaveURL(/\/dashboard\/teams#/);
      const heading = name === "IT Recovery Team" ? "Information Technology Team" : name;
      await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
      await page.goBack();
      await link(`GO TO PLAN ${name}`).click();
      await expect(page).toHaveURL(/\/dashboard\/plan-document#[a-z-]+$/);
      const anchor = new URL(page.url()).hash;
      await expect(page.locator(anchor)).toBeInViewport();
      await page.goBack();
    });
  }
});

test("the search finds a document and opens its folder", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await addClaimsPortal(page);

  await page.goto("/organization");
  await expect(button("Search")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("claims po");
  const result = dialog.getByRole("link", { name: /^Claims portal/ });
  await expect(result).toContainText("Insurance Policy");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/documents?document=*");
  await expect(page.getByRole("heading", { name: "Claims portal" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Insurance Policy" })).toBeVisible();
});
