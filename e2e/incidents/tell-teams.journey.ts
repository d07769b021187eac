import { expect, expectAccessible, test } from "../setup/cafe";
import { emailWith, newestLink } from "../setup/mailbox";

/* A leader sees what an incident sends before it is sent, writes to the teams where to meet, and corrects when a unit went down. */

const PRIMARY = "priya.raman@harbourlight.example";

test("what is sent is shown first, a message is sent to the teams, and a unit's time is corrected", async ({
  page,
  otherPage,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const log = page.getByRole("list", { name: "Log", exact: true });
  const dialog = page.getByRole("dialog");

  await test.step("each level shows whom it alerts and its text message, before it is declared", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Declare an incident" }).click();
    await dialog.getByText("What is sent to 1 person").click();
    await expect(
      dialog.getByText(/^Alerts 1 person, 1 by text message, 1 by email: Priya Raman\./),
    ).toBeVisible();
    await expect(
      dialog.getByText(/^Level 1 incident at .+ Answer: \(personal link\)$/),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Declare level 1/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Level 1" })).toBeVisible();
  });

  await test.step("a message to the teams is shown, sent, and in the log", async () => {
    await page.getByRole("button", { name: "Tell the teams" }).click();
    await expect(
      dialog.getByText(/^Sent to 1 person, 1 by text message, 1 by email:/),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Meet here" }).click();
    await expect(dialog.getByText(/^Level 1 incident at .+: Meet here: /)).toBeVisible();
    await expect(dialog.getByText(/^Sent (as|in) \d/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send to 1 person" }).click();
    await expect(dialog.getByText(/^Being sent to 1 person/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    expect(await emailWith(app, PRIMARY, "Meet here: ")).toContain("writes to all responders");
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(log.getByText(/To all responders \(1 person\): ‘Meet here: /)).toBeVisible();
  });

  await test.step("the responder reads it on the page of the alert", async () => {
    await otherPage.setViewportSize({ width: 390, height: 844 });
    await otherPage.goto(await newestLink(app, PRIMARY, "/incident-alert"));
    await otherPage.getByRole("button", { name: "On my way" }).click();
    const updates = otherPage.getByRole("list", { name: "Updates" });
    await expect(updates.getByText(/‘Meet here: /)).toBeVisible();
  });

  await test.step("a higher level shows its message and the alerts of the new teams, then sends them", async () => {
    await page.getByRole("button", { name: /^Raise to level 2/ }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(/: Raised from level 1 to level 2: /)).toBeVisible();
    await expect(question.getByText(/Marcus Lee, Olivia Marsh/)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Raise to level 2" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Level 2" })).toBeVisible();
    expect(await emailWith(app, PRIMARY, "Raised from level 1")).toBeTruthy();
  });

  await test.step("a unit was down before someone recorded it, and its clock starts then", async () => {
    await page.getByRole("tab", { name: "Business units" }).click();
    await page.getByRole("combobox", { name: "Status of Kitchen" }).selectOption("down");
    await page.getByRole("button", { name: "Change time of Kitchen" }).click();
    await page.getByLabel("Time", { exact: true }).fill("00:00");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Down since \d\d\/\d\d\/\d{4},? 00:00$/)).toBeVisible();
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(log.getByText(/Kitchen: down since .+ before this entry/)).toBeVisible();
  });
});
