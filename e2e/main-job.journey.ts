import { expect, expectAccessible, newestCode, newestLetter, test } from "./house";

/*
 * The main job: from registration to a printed continuity plan in the hand.
 */
test("a café owner registers in the morning and holds the printed plan by noon", async ({
  page,
  house,
}) => {
  const person = { email: "maria@cafe.example", password: "Continuity-1" };

  await test.step("the landing page opens the register form", async () => {
    await page.goto("/");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Register / Log in" }).first().click();
    await page.getByRole("tab", { name: "Register" }).click();
    await page.getByLabel("First name").fill("Maria");
    await page.getByLabel("Last name").fill("Rossi");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(page.getByText("Thank you for registering.")).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
  });

  await test.step("the letter's link activates the account", async () => {
    const letter = await newestLetter(house, person.email);
    const link = /href="([^"]*confirmation[^"]*)"/.exec(letter)?.[1]?.replaceAll("&#38;", "&");
    await page.goto(link ?? "");
    await expect(page.getByText("Account Successfully Activated")).toBeVisible();
    expect(page.url()).not.toContain("token");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Log in" }).click();
  });

  await test.step("password, then the code, lead to the own business", async () => {
    await page.getByLabel("Username").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Verification Code").fill(await newestCode(house, person.email));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/organization");
  });

  await test.step("the business comes with its Head Office", async () => {
    await expectAccessible(page);
    await page.getByLabel("Full business name").fill("Harbour Café Pty Ltd");
    await page.getByLabel("Trading name").fill("Harbour Café");
    await page.getByRole("combobox", { name: "Industry" }).pressSequentially("coffe shop");
    await page
      .getByRole("option", { name: /Cafes and Restaurants/ })
      .first()
      .click();
    await page.getByLabel("Head office address").fill("12 Quay Street, Sydney NSW 2000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Head Office", { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("without a plan the plans screen shows; a key opens one", async () => {
    const key = (await house.command("keys", "issue", "--quantity", "1")).trim();
    await page.goto("/dashboard");
    await page.waitForURL("**/dashboard/plans");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add new" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Plan Name").fill("Harbour Café continuity plan");
    await dialog.getByLabel("Business Location").click();
    await page.getByRole("option", { name: "Head Office" }).click();
    await dialog.getByLabel("Subscription Key or Promo Code").fill("WRONG-KEY");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(
      dialog.getByText("Please input a valid Subscription Key or Promo Code."),
    ).toBeVisible();
    await dialog.getByLabel("Subscription Key or Promo Code").fill(key);
    await page.keyboard.press("Enter");
    await expect(page.getByText("The plan has been successfully created")).toBeVisible();
  });
});
