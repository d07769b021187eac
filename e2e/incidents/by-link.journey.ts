import { plainImage } from "../../apps/api/test/factories/images";
import { expect, expectAccessible, test } from "../setup/cafe";
import { newestLink } from "../setup/mailbox";

/* An incident of which the responders have no account: they answer, work and log by the links of their alerts alone. */

const PEOPLE = ["priya.raman@harbourlight.example", "marcus.lee@brightbyte.example"] as const;

test("people without an account work in an incident by links alone, until it ends", async ({
  page,
  otherPage,
  app,
}) => {
  const log = page.getByRole("list", { name: "Log" });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Declare an incident" }).click();
  await page.getByRole("button", { name: /^Declare level 3/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Level 3" })).toBeVisible();
  await otherPage.setViewportSize({ width: 390, height: 844 });
  const next = otherPage.getByRole("list", { name: "Next actions" });
  const entry = otherPage.getByLabel("What happened or was decided");
  const addEntry = otherPage.getByRole("button", { name: "Add entry" });
  const updates = otherPage.getByRole("list", { name: "Updates" });

  await test.step("each sees the first action in two taps, and ticks it", async () => {
    for (const email of PEOPLE) {
      await otherPage.goto(await newestLink(app, email, "/incident-alert"));
      await otherPage.getByRole("button", { name: "On my way" }).click();
      await expect(next.getByRole("listitem")).toHaveCount(5);
      await expectAccessible(otherPage);
      await next.getByRole("checkbox").first().press("Space");
      await entry.fill(`Seen by ${email}`);
      await addEntry.click();
      await expect(updates.getByText(`Seen by ${email}`)).toBeVisible();
    }
  });

  await test.step("a photo, and what is done without network, is sent once", async () => {
    await otherPage.getByLabel("Photo for the log").setInputFiles({
      name: "hall.png",
      mimeType: "image/png",
      buffer: await plainImage("png", { width: 800, height: 600 }),
    });
    await expect(updates.getByText("Photo")).toBeVisible();
    await otherPage.context().setOffline(true);
    await entry.fill("The pump is running");
    await addEntry.click();
    await expect(otherPage.getByText(/on this device only/)).toBeVisible();
    await next.getByRole("checkbox").first().press("Space");
    await expect(otherPage.getByText(/, 1 not sent$/)).toBeVisible();
    await otherPage.context().setOffline(false);
    await expect(otherPage.getByText(/on this device only/)).toHaveCount(0);
    await expect(otherPage.getByText(/, 1 not sent$/)).toHaveCount(0);
  });

  await test.step("the log has each entry once, under the person's name and 'by link'", async () => {
    await page.getByRole("tab", { name: "Log" }).click();
    for (const email of PEOPLE) await expect(log.getByText(`Seen by ${email}`)).toHaveCount(1);
    await expect(log.getByText("The pump is running")).toHaveCount(1);
    await expect(log.getByRole("img", { name: /^What entry/ })).toHaveCount(1);
    await expect(log.getByRole("listitem").filter({ hasText: "Done: " })).toHaveCount(3);
    await expect(log).toContainText("(by link)");
  });

  await test.step("the link ends with the incident, and the browser keeps nothing of it", async () => {
    await page.getByRole("button", { name: "Stand the teams down" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Stand the teams down" }).click();
    await expect(question).toHaveCount(0);
    for (const email of PEOPLE) {
      await otherPage.goto(await newestLink(app, email, "/incident-alert"));
      await expect(otherPage.getByRole("heading", { name: "This alert has ended" })).toBeVisible();
      await expect(otherPage.getByText(/If you have questions, call /)).toBeVisible();
    }
    const kept = () =>
      otherPage.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("_log")));
    await expect.poll(kept).toEqual([]);
  });
});
