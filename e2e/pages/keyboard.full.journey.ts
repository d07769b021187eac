import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";
import { codeSentBy, newestLink } from "../setup/mailbox";
import { PASSWORD } from "../setup/people";

test("a person gets from the landing page to changed settings without a mouse", async ({
  page,
  app,
}) => {
  const email = "kaya@kiosk.example";
  const keys = page.keyboard;

  await test.step("registration", async () => {
    await page.goto("/");
    await reach(page, page.getByRole("button", { name: "Register / Log in" }).first());
    await keys.press("Enter");
    await expect(page.getByLabel("Username")).toBeFocused();
    await reach(page, page.getByRole("tab", { name: "Log in" }), "Shift+Tab");
    await keys.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Register" })).toBeFocused();
    for (const [label, text] of [
      ["First name", "Kaya"],
      ["Last name", "Demir"],
      ["Email", email],
      ["Password", PASSWORD],
      ["Confirm password", PASSWORD],
    ] as const) {
      await reach(page, page.getByLabel(label, { exact: true }));
      await keys.type(text);
    }
    await reach(page, page.getByRole("button", { name: "Read Schedule 1" }));
    await keys.press("Enter");
    await expect(page.getByRole("dialog", { name: "Schedule 1" })).toBeVisible();
    await keys.press("Escape");
    await expect(page.getByRole("button", { name: "Read Schedule 1" })).toBeFocused();
    await reach(page, page.getByLabel("Confirm password"), "Shift+Tab");
    for (const box of await page.getByRole("checkbox").all()) {
      await reach(page, box);
      await keys.press("Space");
      await expect(box).toBeChecked();
    }
    await reach(page, page.getByRole("button", { name: "Register", exact: true }));
    await keys.press("Enter");
    await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
    await keys.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("confirmation and sign-in", async () => {
    await page.goto(await newestLink(app, email, "/confirmation/email"));
    await reach(page, page.getByRole("button", { name: "Activate my account" }));
    await keys.press("Enter");
    await reach(page, page.getByRole("button", { name: "Log in" }));
    await keys.press("Enter");
    await expect(page.getByLabel("Username")).toBeFocused();
    await keys.type(email);
    await keys.press("Tab");
    await keys.type(PASSWORD);
    await reach(page, page.getByRole("checkbox", { name: "Remember me" }));
    await keys.press("Space");
    await reach(page, page.getByLabel("Password", { exact: true }), "Shift+Tab");
    const code = await codeSentBy(app, email, async () => {
      await keys.press("Enter");
      await expect(page.getByLabel("Verification Code")).toBeFocused();
    });
    await keys.type(code);
    await keys.press("Enter");
    await page.waitForURL("**/organization");
  });

  await test.step("the settings, through the account menu", async () => {
    // The form's first field takes the focus once it is rendered; the header comes before it.
    await expect(page.locator("main").locator("input:focus")).toBeVisible();
    await reach(page, page.getByRole("button", { name: "Kaya Demir" }), "Shift+Tab");
    await keys.press("Enter");
    await reach(page, page.locator("#user-menu").getByRole("link", { name: "Settings" }));
    await keys.press("Enter");
    await page.waitForURL("**/admin/settings");
  });

  await test.step("a name is changed, Enter saves", async () => {
    const lastName = page.getByLabel("Last name");
    await reach(page, lastName);
    await keys.press("ControlOrMeta+a");
    await keys.type("Yilmaz");
    await keys.press("Enter");
    await expect(page.getByRole("button", { name: "Kaya Yilmaz" })).toBeVisible();
  });

  await test.step("Escape closes a dialog and returns the focus", async () => {
    const opener = page.getByRole("button", { name: "Change password" });
    const window = page.getByRole("dialog", { name: "Change password" });
    await reach(page, opener);
    await keys.press("Enter");
    await expect(window).toBeVisible();
    await expectAccessible(page);
    await keys.press("Escape");
    await expect(window).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("out again", async () => {
    await reach(page, page.getByRole("button", { name: "Kaya Yilmaz" }), "Shift+Tab");
    await keys.press("Enter");
    await reach(page, page.locator("#user-menu").getByRole("button", { name: "Log out" }));
    await keys.press("Enter");
    await page.waitForURL(`${app.url}/`);
  });
});

/** Moves the focus as a person without a mouse does, until the target has it and is visible. */
async function reach(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be reached by ${key}.`);
}
