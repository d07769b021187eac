import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { moveQuestionsBack } from "../../apps/api/test/factories/earlier-alerts";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/app";
import { emailWith, newestEmail, newestLink } from "../setup/mailbox";
import { CONTACTS, ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { readPdf } from "../setup/read-pdf";

/* Is everyone safe? A leader asks all staff; people without accounts answer by their links, and one is silent. */

const OWNER = "olga@staff.example";
const STAFF = ["Ivy", "Noah", "Zoe"] as const;
const emailOf = (name: string) => `${name.toLowerCase()}@staff.example`;
const MOBILE = "+61 491 570 158";

test("everyone is asked, answers by link without an account, is reminded, and is in the report", async ({
  page,
  otherPage,
  app,
}) => {
  const { session, organisationId } = await ownPlan(app, OWNER);
  const call = callerOf(app.url, session.access_token);
  for (const firstName of STAFF)
    await call(createContact, {
      params: { orgId: organisationId },
      body: {
        firstName,
        lastName: "Park",
        email: emailOf(firstName),
        mobile: firstName === "Ivy" ? MOBILE : null,
        contactTypeId: 1,
        workTypeId: 1,
      },
    });
  await openPagesAs(page, session);
  const people = page.getByRole("list", { name: "People" });
  const row = (name: string) => people.getByRole("listitem").filter({ hasText: name });
  const openAnswer = async (name: string, before = "") => {
    const link = await newestLink(app, emailOf(name), "/safe", before);
    await otherPage.goto(link);
    return link;
  };

  await test.step("a leader sees what is sent and who cannot be asked, and asks everyone", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Declare an incident" }).click();
    await page.getByRole("button", { name: /^Declare level 1/ }).click();
    await page.getByRole("tab", { name: "Safety check" }).click();
    await page.getByRole("button", { name: "Ask if everyone is safe" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("5 people are asked: 1 by text message, 3 by email.");
    for (const [firstName] of CONTACTS) await expect(dialog).toContainText(`${firstName} `);
    await expect(dialog).toContainText("Are you safe, Ivy Park?");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Ask 5 people" }).click();
    await expect(page.getByRole("button", { name: "3 No answer" })).toBeVisible();
    await expect(page.getByRole("button", { name: "2 Cannot be reached" })).toBeVisible();
    expect(await newestEmail(app, MOBILE)).toContain("Are you safe, Ivy Park?");
  });

  await test.step("one is safe, one needs help and says where, on a phone without an account", async () => {
    await otherPage.setViewportSize({ width: 390, height: 844 });
    await openAnswer("Noah");
    await expectAccessible(otherPage);
    await otherPage.getByRole("button", { name: "I am safe" }).click();
    await expect(otherPage.getByText("You answered: I am safe")).toBeVisible();
    await openAnswer("Ivy");
    await otherPage.getByRole("button", { name: "I need help" }).click();
    await otherPage.getByLabel("Where are you?").fill("The cellar");
    await otherPage.getByLabel("What do you need?").fill("My leg is stuck");
    await otherPage.keyboard.press("Enter");
    await expect(otherPage.getByText("Sent. You can send more.")).toBeVisible();
    await expectAccessible(otherPage);
    expect(await emailWith(app, OWNER, "Ivy Park needs help")).toBeTruthy();
    await expect(page.getByText("Needs help: Ivy Park")).toBeVisible();
    await expect(people.getByRole("listitem").first()).toContainText("Where: The cellar.");
    await expect(row("Ivy").getByRole("link", { name: /^Call/ })).toHaveAttribute(
      "href",
      "tel:+61491570158",
    );
  });

  await test.step("only the silent one is reminded, and can still answer by the first link", async () => {
    const first = await newestLink(app, emailOf("Zoe"), "/safe");
    await app.inDatabase((query) => moveQuestionsBack(query, 10));
    await app.command("incidents", "escalate");
    await newestLink(app, emailOf("Zoe"), "/safe", first);
    await expect(row("Zoe")).toContainText("No answer. Reminded");
    await expect(row("Noah")).not.toContainText("Reminded");
    await otherPage.goto(first);
    await expect(otherPage.getByRole("button", { name: "I am safe" })).toBeVisible();
  });

  await test.step("the leader marks one as safe, and the one who needed help is safe later", async () => {
    const [[mei]] = CONTACTS;
    await page.getByRole("button", { name: new RegExp(`^Mark as safe: ${mei}`) }).click();
    await page.getByLabel("Who said so?").fill("Noah saw her at the meeting point");
    await page.keyboard.press("Enter");
    await expect(row(mei)).toContainText("Said by: Noah saw her at the meeting point");
    await openAnswer("Ivy");
    await otherPage.getByRole("button", { name: "I am safe now" }).click();
    await expect(otherPage.getByText("You answered: I am safe")).toBeVisible();
    await expect(page.getByText("Needs help: Ivy Park")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the report has the counts, who needed help, and who never answered", async () => {
    await page.getByRole("button", { name: "Stand the teams down" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Stand the teams down" })
      .click();
    await page.getByRole("button", { name: "Close with a review" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What happened").fill("A pan caught fire.");
    await dialog.getByLabel("What worked").fill("The alarm.");
    await dialog.getByRole("button", { name: "Close the incident" }).click();
    await expect(dialog).toHaveCount(0);
    await openAnswer("Zoe");
    await expect(otherPage.getByText(/^This incident has ended/)).toBeVisible();
    await page.getByRole("button", { name: "Report", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download report" }).click(),
    ]);
    const { text } = await readPdf(await download.path());
    for (const words of [
      "Safe: 3. Needs help: 0. No answer: 1. Cannot be reached: 1.",
      "Who needed help, and how it ended",
      "Where: The cellar.",
      "Noah saw her at the meeting point",
      "Have not answered (1): Zoe Park.",
    ])
      expect(text.replaceAll(/\s+/gu, " ")).toContain(words);
  });
});
