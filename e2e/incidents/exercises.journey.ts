import { expect, expectAccessible, test } from "../setup/cafe";
import { newestLink } from "../setup/mailbox";
import { readPdf } from "../setup/read-pdf";
import { tick } from "../setup/pointer";

/* An exercise from its invitation to its report, with a participant on a phone and without an account. */

const PRIMARY = "priya.raman@harbourlight.example";

test("an exercise is planned, answered on a phone, scored and reported", async ({
  page,
  otherPage,
  app,
}) => {
  await otherPage.setViewportSize({ width: 390, height: 844 });
  const tab = (name: string) => page.getByRole("tab", { name });

  await test.step("it is planned from a scenario, with the Primaries of the teams", async () => {
    await page.goto("/dashboard/exercises");
    await expect(page.getByText("No exercises")).toBeVisible();
    await expect(page.getByRole("list", { name: "Scenarios" })).toContainText("Ransomware");
    await page.getByRole("button", { name: "Plan this exercise: Fire on the premises" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("spinbutton", { name: "day, Date" }).click();
    await page.keyboard.type("31122030");
    await dialog.getByLabel(/^Start/).fill("10:00");
    await dialog.getByLabel("Where").fill("The function room");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Plan the exercise" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "EXERCISE: Fire on the premises" }),
    ).toBeVisible();
  });

  await test.step("all its tabs are in sight on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of await page.getByRole("tab").all())
      await expect(tab).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("its facilitator is changed before it starts", async () => {
    await page.getByRole("button", { name: "Edit the exercise" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Who runs the exercise").fill("Tom Lee");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByText(/31 Dec 2030, 10:00 .*The function room\. Run by Tom Lee\./),
    ).toBeVisible();
  });

  await test.step("a person replies to the invitation on a phone", async () => {
    await page.getByRole("button", { name: /^Invite \d+/ }).click();
    await otherPage.goto(await newestLink(app, PRIMARY, "/exercise-link"));
    await expect(otherPage.getByText(/31 Dec 2030, 10:00/)).toBeVisible();
    expect(new URL(otherPage.url()).search).toBe("");
    await otherPage.getByRole("button", { name: "I am coming" }).click();
    await expect(otherPage.getByText("You answered: I am coming.")).toBeVisible();
    await tab("People").click();
    await expect(page.getByRole("list", { name: "People" })).toContainText("Is coming");
    await expectAccessible(page);
  });

  await test.step("a message is released and answered, and the facilitator sees the answer", async () => {
    await page.getByRole("button", { name: "Start the exercise" }).click();
    await tab("Messages").click();
    await page.getByRole("button", { name: "Release message 1", exact: true }).click();
    await otherPage.reload();
    await otherPage
      .getByLabel("What would you do? (message 1)")
      .fill("Everyone leaves. I call 000.");
    await otherPage.getByRole("button", { name: "Send answer to message 1" }).click();
    await expect(otherPage.getByText("Your answer")).toBeVisible();
    await expect(page.getByText("Everyone leaves. I call 000.")).toBeVisible();
  });

  await test.step("objectives and recovery times are scored", async () => {
    await tab("Objectives").click();
    const objective = page.getByRole("radiogroup", { name: /^1\. / });
    await tick(objective.getByRole("radio", { name: /^Met/ }));
    await expect(page.getByText("Score: 20%")).toBeVisible();
    await page.getByLabel("Note on objective 1").fill("All were counted in 8 minutes");
    await expectAccessible(page);
    await tab("Recovery times").click();
    await page.getByLabel("Hours until Kitchen works again").fill("2.5");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("list", { name: "Recovery times" })).toContainText(
      "Within its RTO",
    );
    await expectAccessible(page);
  });

  await test.step("it is finished with an action, and the report says EXERCISE on every page", async () => {
    await page.getByRole("button", { name: "Finish the exercise" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Summary").fill("The alarm worked.");
    await dialog.getByRole("button", { name: "Add action" }).click();
    await dialog.getByLabel("Action", { exact: true }).fill("Buy a torch");
    await dialog.getByLabel("Who does it").fill("Priya Raman");
    await dialog.getByRole("spinbutton", { name: "day, By" }).click();
    await page.keyboard.type("31122030");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Finish the exercise" }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Buy a torch" }).click();
    await page.getByRole("checkbox", { name: /Buy a torch/ }).press("Space");
    await expect(page.getByRole("checkbox", { name: /Buy a torch/ })).toBeChecked();
    await expectAccessible(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download report" }).click();
    const { pages, text } = await readPdf(await (await downloading).path());
    expect(pages).toBeGreaterThan(1);
    expect(text.match(/EXERCISE\. Nothing has happened\./gu)).toHaveLength(pages);
    expect(text).toContain("All were counted in 8 minutes");
    await otherPage.reload();
    await expect(otherPage.getByText("The exercise is finished. Thank you.")).toBeVisible();
    await page.goto("/dashboard/exercises");
    const readiness = page.getByRole("list", { name: "Readiness of the teams" });
    await expect(readiness).toContainText("Emergency Response Team2 of 100");
  });

  await test.step("the monthly question is answered by its link, and listed with the person", async () => {
    await page.getByText("Send a question to each team every month").click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved successfully.")).toBeVisible();
    await app.command("questions", "send");
    await page.reload();
    const asked = page.getByRole("list", { name: "Questions" }).getByRole("listitem");
    await expect(asked).toHaveCount(3);
    const [, name = ""] =
      /([A-Z]\w+ [A-Z]\w+), \d\d\//u.exec(await asked.first().innerText()) ?? [];
    const email = `${name.toLowerCase().replace(" ", ".")}@harbourlight.example`;
    await otherPage.goto(await newestLink(app, email, "/monthly-question"));
    await tick(otherPage.getByRole("radio").first());
    await otherPage.getByRole("button", { name: "Send answer" }).click();
    await expect(otherPage.getByRole("heading", { name: /^That is (not )?right$/u })).toBeVisible();
    await page.reload();
    await expect(asked.filter({ hasText: name })).toContainText(/: (not )?right/u);
  });
});
