import { expect, test } from "../setup/app";
import { expectFocusKept, keyboardOf } from "../setup/keyboard";
import { openPagesAs, registerPerson, sessionOf } from "../setup/people";

/*
 * The main job without a pointer: from a person without a business to the downloaded plan.
 */
test("the main job can be done with the keyboard only", async ({ page, app }) => {
  const email = "keya@cafe.example";
  await registerPerson(app, email);
  await openPagesAs(page, await sessionOf(app, email));
  const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
  const { choose, fill, open, press, tabTo, take } = keyboardOf(page);
  const dialog = page.getByRole("dialog");
  const link = (name: string | RegExp) =>
    page.getByRole("link", { name, exact: typeof name === "string" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialogClosed = async () => {
    await expect(dialog).toBeHidden();
    await expectFocusKept(page);
  };
  const follow = async (name: string | RegExp, title: string, way?: "Shift+Tab") => {
    await tabTo(link(name), way);
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectFocusKept(page);
  };

  await test.step("a business", async () => {
    await page.goto("/dashboard");
    await page.waitForURL("**/organization");
    await fill(page.getByLabel("Full business name"), "Harbour Café Pty Ltd");
    await fill(page.getByLabel("Trading name"), "Harbour Café");
    await fill(page.getByRole("combobox", { name: "Industry" }), "coffe shop");
    await expect(page.getByRole("option", { name: /Cafes and Restaurants/ }).first()).toBeVisible();
    await press("ArrowDown", "Enter");
    await fill(page.getByLabel("Head office address"), "12 Quay Street, Sydney NSW 2000");
    await press("Enter");
    await expect(page.getByText("Head Office", { exact: true }).first()).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step("a plan, by a key", async () => {
    await follow("Plan", "Plans");
    await open(button("Add new"));
    await fill(dialog.getByLabel("Plan Name"), "Our plan");
    await choose(dialog.getByLabel("Business Location"), /Head Office/);
    await fill(dialog.getByLabel("Subscription Key or Promo Code"), key);
    await press("Enter");
    await dialogClosed();
    await expect(button("Go to Our plan")).toBeVisible();
  });

  await test.step("a contact and a strategic area", async () => {
    await follow("Organization", "Harbour Café Pty Ltd");
    await follow("Contacts", "Contacts");
    await open(button("Add contact"));
    await fill(dialog.getByLabel("First name"), "Maria");
    await fill(dialog.getByLabel("Last name"), "Rossi");
    await choose(dialog.getByLabel("Contact type"), /Internal/);
    await choose(dialog.getByLabel("Work type"), /Full time/);
    await fill(dialog.getByRole("textbox", { name: /^Mobile/ }), "+61 491 570 006");
    await press("Enter");
    await dialogClosed();
    await expect(page.getByText("Maria Rossi").first()).toBeVisible();

    await follow("Strategic Areas", "Strategic Areas");
    await open(page.getByRole("button", { name: /^Add/ }));
    await fill(dialog.getByLabel("Name", { exact: true }), "Breakfast and lunch service");
    await choose(dialog.getByLabel("Category"), /Products and Services/);
    await tabTo(dialog.getByLabel("Name", { exact: true }), "Shift+Tab");
    await press("Enter");
    await dialogClosed();
  });

  await test.step("a business unit and a team member", async () => {
    await follow("Plan", "Our plan");
    await follow("Business Units", "Business Units");
    await open(button("Add new"));
    await fill(dialog.getByLabel("Business units").first(), "Kitchen,");
    await open(dialog.getByRole("button", { name: "Save", exact: true }));
    await dialogClosed();
    await follow(/Next Teams/, "Teams");
    await open(button("Select from contacts"));
    await fill(dialog.getByRole("combobox", { name: "Contacts" }), "Maria");
    await expect(page.getByRole("option", { name: /Maria/ })).toBeVisible();
    await press("ArrowDown", "Enter", "Escape");
    await open(dialog.getByRole("button", { name: "Add to team" }));
    await dialogClosed();
  });

  await test.step("an accountable member", async () => {
    await follow(/Next Accountable Members/, "Accountable Members");
    await open(button("Select members"));
    await fill(page.getByRole("combobox", { name: "Contacts" }), "Maria");
    await expect(page.getByRole("option", { name: /Maria/ })).toBeVisible();
    await press("ArrowDown", "Enter", "Escape");
    await open(button("Save"));
    await expect(button("Change members")).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step("rated critical, with MTPD and scales", async () => {
    await follow(/Next Strategic BIA/, "Strategic BIA");
    await take(page.getByRole("radiogroup", { name: /Is this critical/ }), "Yes");
    await take(page.getByRole("radiogroup", { name: /Criticality/ }), /4 Critical/);
    await open(page.getByRole("button", { name: /^Next/ }));
    await take(page.getByRole("radiogroup", { name: /After how long/ }), "7 days");
    await open(page.getByRole("button", { name: /^Next/ }));
    const scales = page.getByRole("radiogroup");
    await expect(scales).toHaveCount(6);
    for (const scale of await scales.all()) await take(scale, /3/);
    await open(page.getByRole("button", { name: /^Next/ }));
    await page.waitForURL("**/tactical");
    await expectFocusKept(page);
  });

  await test.step("RPO, RTO and a recovery strategy", async () => {
    const sliders = page.getByRole("slider");
    await expect(sliders).toHaveCount(2);
    for (const slider of await sliders.all()) {
      await tabTo(slider);
      await press("ArrowRight", "ArrowRight");
    }
    await open(button("Save"));
    await expect(page.getByText(/unsaved change/)).toBeHidden();
    await expectFocusKept(page);
    await follow("Recovery Strategy", "Recovery Strategy");
    await choose(page.getByLabel("Location of Kitchen"), /^Work from home/);
    await fill(page.getByLabel("Comments on Kitchen"), "The kitchen plans from home.");
    await open(button("Save"));
    await expect(page.getByText(/unsaved change/)).toBeHidden();
    await expectFocusKept(page);
  });

  await test.step("a risk", async () => {
    await follow("Risk Assessment", "Risk Assessment");
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("radio") })
      .first();
    await tabTo(row.getByRole("radio"));
    // Answers Yes, which opens the form.
    await press("ArrowRight");
    await choose(dialog.getByLabel("Likelihood", { exact: true }), /^1 in 100 years/);
    await fill(dialog.getByLabel("Loss Value", { exact: true }), "123456");
    // One stop for Tab; the arrows move between the options.
    await tabTo(dialog.getByRole("checkbox"));
    await press("ArrowRight", "ArrowRight", "ArrowRight", "Space");
    await expect(dialog.getByRole("checkbox", { name: "Transfer" })).toBeChecked();
    await fill(dialog.getByLabel(/How will you achieve/), "Insure the fit-out.");
    await take(dialog.getByRole("radiogroup"), "Yes");
    await open(dialog.getByRole("button", { name: "Save", exact: true }));
    await dialogClosed();
    await expect(row.getByText("AU$1,234.56")).toBeVisible();
  });

  await test.step("the downloaded plan", async () => {
    await follow("Plan Document", "Plan Document", "Shift+Tab");
    await expect(page.getByRole("heading", { name: "Recovery teams" }).first()).toBeVisible();
    const downloading = page.waitForEvent("download");
    await open(button("Download"));
    expect((await downloading).suggestedFilename()).toMatch(/^Business_Continuity_Plan_/);
    await expect(page.getByText("Download successfully")).toBeVisible();
    await expectFocusKept(page);
  });
});
