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
});
