import { moveAlertsBack } from "../../apps/api/test/factories/earlier-alerts";
import { plainImage } from "../../apps/api/test/factories/images";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/cafe";
import { fillTeams } from "../setup/fill-teams";
import { newestLink } from "../setup/mailbox";
import { readPdf } from "../setup/read-pdf";

/* An incident from its declaration on a phone to its review, with a responder without an account. */

const PRIMARY = "priya.raman@harbourlight.example";
const TEAM_SIZE = 8;
const ALTERNATIVE = "daniel.nguyen@harbourlight.example";
const PRIMARY_OF_ANOTHER_TEAM = "marcus.lee@brightbyte.example";

test("an incident is declared, answered, worked through, logged without network and reviewed", async ({
  page,
  otherPage,
  app,
  owner,
}) => {
  await fillTeams(callerOf(app.url, owner.access_token), TEAM_SIZE);
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = (name: string) => page.getByRole("tab", { name });
  const log = page.getByRole("list", { name: "Log", exact: true });

  await test.step("it is declared with two taps on a phone", async () => {
    const link = page.getByRole("link", { name: "Declare an incident" });
    for (const address of ["/organization/contacts", "/admin/settings", "/dashboard"]) {
      await page.goto(address);
      await expect(link).toBeVisible();
    }
    await link.click();
    const declare = page.getByRole("button", { name: /^Declare level 3/ });
    await expect(declare).toBeVisible();
    await declare.click();
    await expect(page.getByRole("heading", { level: 1, name: "Level 3" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("what happened is described later, and an action with a due time is added", async () => {
    await page.getByRole("button", { name: "Describe the incident" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What happened").fill("A pan is on fire");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^A pan is on fire\./)).toBeVisible();
    const addition = page.locator("form").filter({ hasText: "Another action for the Crisis" });
    await addition.getByRole("textbox").fill("Book the hall");
    await addition.getByLabel("Due").selectOption({ label: "In 2 hours" });
    await addition.getByRole("button", { name: "Add action" }).click();
    await expect(page.getByRole("checkbox", { name: "Book the hall" })).toBeVisible();
    const topic = page.locator("details").filter({ hasText: "Book the hall" });
    await expect(topic.locator("summary")).toContainText(/due in (2 h|1 h 59)/);
  });

  await test.step("a Primary cannot come, the Alternative is alerted, and two people are on their way", async () => {
    await otherPage.goto(await newestLink(app, PRIMARY, "/incident-alert"));
    await expect(otherPage.getByText("Emergency Response Team")).toBeVisible();
    await expectAccessible(otherPage);
    expect(new URL(otherPage.url()).search).toBe("");
    await otherPage.getByRole("button", { name: "Cannot come" }).click();
    await expect(otherPage.getByText("You answered: Cannot come")).toBeVisible();
    for (const email of [ALTERNATIVE, PRIMARY_OF_ANOTHER_TEAM]) {
      await otherPage.goto(await newestLink(app, email, "/incident-alert"));
      await otherPage.getByRole("button", { name: "On my way" }).click();
      await expect(otherPage.getByText("You answered: On my way")).toBeVisible();
    }
    await tab("People").click();
    const people = page.getByRole("list", { name: "Emergency Response Team" });
    await expect(people).toContainText("Cannot come,");
    await expect(people).toContainText("On my way,");
    await expect(page.getByRole("list", { name: "IT Recovery Team" })).toContainText("On my way,");
    for (const team of ["Emergency Response", "Crisis Management", "IT Recovery"])
      await expect(
        page.getByRole("list", { name: `${team} Team` }).getByRole("listitem"),
      ).toHaveCount(TEAM_SIZE);
  });

  await test.step("a Primary does not answer within ten minutes, and the Alternative is alerted", async () => {
    const crisisTeam = page.getByRole("list", { name: "Crisis Management Team" });
    await expect(crisisTeam.getByText("No answer yet")).toHaveCount(1);
    // The first Alternative of this team, too.
    const earlierLink = await newestLink(app, ALTERNATIVE, "/incident-alert");
    const escalate = () => app.command("incidents", "escalate");
    expect(await escalate()).toContain("Alternatives alerted: 0.");
    await app.inDatabase((query) => moveAlertsBack(query, 10));
    expect(await escalate()).toContain("Alternatives alerted: 1.");
    await otherPage.goto(await newestLink(app, ALTERNATIVE, "/incident-alert", earlierLink));
    await expect(otherPage.getByText("Crisis Management Team")).toBeVisible();
    await otherPage.getByRole("button", { name: "On my way" }).click();
    await expect(otherPage.getByText("You answered: On my way")).toBeVisible();
    const daniel = crisisTeam.getByRole("listitem").filter({ hasText: "Daniel" });
    await expect(daniel).toContainText("On my way,");
    await expect(daniel).toContainText("Alternative, alerted by email and text message, ");
    await tab("Log").click();
    await expect(log).toContainText(
      "Daniel Nguyen (Crisis Management Team, Alternatives) was alerted by email",
    );
  });

  await test.step("an action is ticked with name and time, and a unit is down and restored", async () => {
    await tab("Actions").click();
    const action = page.getByRole("checkbox").first();
    await action.press("Space");
    await expect(page.getByText(/^\w+ \w+, \d\d\//)).toBeVisible();
    await tab("Business units").click();
    const status = page.getByRole("combobox", { name: "Status of Kitchen" });
    await status.selectOption("down");
    await expect(page.getByText(/^RTO: .* left/)).toBeVisible();
    await page.getByRole("button", { name: "Change site of Kitchen" }).click();
    await page.getByLabel("Where Kitchen works now").fill("The school hall");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Works at: The school hall")).toBeVisible();
    await status.selectOption("restored");
    await expect(page.getByText(/^RTO: .* left/)).toHaveCount(0);
  });

  await test.step("an entry that is written without network is sent once it is back", async () => {
    await tab("Log").click();
    await expect(log).toContainText("Kitchen: restored, works at The school hall.");
    await page.context().setOffline(true);
    await page.getByLabel("What happened or was decided").fill("The gas is off");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 entry is on this device only.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("1 entry is on this device only.")).toHaveCount(0);
    await expect(log.getByText("The gas is off")).toHaveCount(1);
  });

  await test.step("a photo is added to the log", async () => {
    await page.getByLabel("What happened or was decided").fill("The kitchen");
    await page.getByLabel("Photo for the log").setInputFiles({
      name: "kitchen.png",
      mimeType: "image/png",
      buffer: await plainImage("png", { width: 800, height: 600 }),
    });
    await expect(log.getByRole("img", { name: /^What entry/ })).toBeVisible();
    await expect(log.getByRole("listitem").filter({ hasText: "The kitchen" })).toHaveCount(1);
  });

  await test.step("the teams are stood down, and the review's action remains until it is done", async () => {
    await page.getByRole("button", { name: "Stand the teams down" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Stand the teams down" }).click();
    await page.getByRole("button", { name: "Close with a review" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What happened").fill("A pan caught fire.");
    await dialog.getByLabel("What worked").fill("The blanket.");
    await dialog.getByRole("combobox", { name: "Risks that this was about" }).fill("Fire");
    await page.getByRole("option", { name: "Building Fire" }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Add action" }).click();
    await dialog.getByLabel("Action", { exact: true }).fill("Buy a second blanket");
    await dialog.getByLabel("Who does it").fill("Priya Raman");
    await dialog.getByRole("spinbutton", { name: "day, By" }).click();
    await page.keyboard.type("31122030");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close the incident" }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto("/dashboard/incidents");
    await expect(page.getByText("Review actions not done: 1")).toBeVisible();
    await page.goto("/dashboard");
    const action = page.getByRole("link", { name: "Buy a second blanket" });
    await expect(action.locator("..")).toContainText(": Priya Raman, due 31 Dec 2030");
    await action.click();
    await page.getByRole("button", { name: "Report", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download report" }).click(),
    ]);
    const { pages, text } = await readPdf(await download.path());
    expect(text.match(/Confidential \| Printed/gu)).toHaveLength(pages);
    for (const words of [
      "Risks of the plan that this was about",
      "Incident report",
      "A pan caught fire.",
      "The gas is off",
      "Kitchen",
    ])
      expect(text).toContain(words);
    expect(text).toContain("all entries matched their hashes.");
    await page.getByRole("checkbox", { name: /Buy a second blanket/ }).press("Space");
    await expect(page.getByRole("checkbox", { name: /Buy a second blanket/ })).toBeChecked();
    await page.goto("/dashboard/incidents");
    const newest = page.getByRole("list", { name: "Incidents" }).getByRole("listitem").first();
    await expect(newest).toContainText("Closed");
    await expect(page.getByText("Actions of its review not done")).toHaveCount(0);
    await expectAccessible(page);
  });
});
