import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { closeIncident, standDownIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { answerSafetyQuestion } from "@holdfast/contract/incidents/safety-check-endpoints";
import { moveQuestionsBack } from "../../apps/api/test/factories/earlier-alerts";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/app";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { readPdf } from "../setup/read-pdf";
import { countByRecipient, type SentMessage, sentMessages } from "../setup/sent-messages";

/* A business of 200 people is asked if everyone is safe: 170 answer by their links, and 30 are silent. */

const STAFF = 200;
const SILENT = 30;

/** A person of the staff: every second one has a mobile, the others a desk phone. */
const personOf = (place: number) => {
  const number = String(place).padStart(3, "0");
  return {
    firstName: `Person ${number}`,
    email: `person${number}@staff200.example`,
    ...(place % 2 === 0 ? { mobile: `+61 491 570 ${number}` } : { phone: `+61 2 5550 1${number}` }),
    // All over the list.
    isSilent: place % 6 === 0 && place / 6 < SILENT,
  };
};
const staff = Array.from({ length: STAFF }, (_, place) => personOf(place));
const silent = staff.filter(({ isSilent }) => isSilent);
const answering = staff.filter(({ isSilent }) => !isSilent);

/** Returns the link of the question in a person's email. */
function linkIn(messages: readonly SentMessage[], email: string): URL {
  const mail = messages.find(({ to }) => to === email);
  const [address] = /https?:\/\/[^\s<>"]+\/safe[^\s<>"]+/.exec(mail?.text ?? "") ?? [];
  if (address === undefined) throw new Error(`The email to ${email} has no link.`);
  return new URL(address);
}

test("a safety check of 200 people asks each once, reminds the 30 who are silent, and prints their names", async ({
  page,
  otherPage,
  app,
}) => {
  const { session, organisationId, planId } = await ownPlan(app, "olga@staff200.example");
  const call = callerOf(app.url, session.access_token);
  for (const { isSilent: _isSilent, ...contact } of staff)
    await call(createContact, {
      params: { orgId: organisationId },
      body: { ...contact, lastName: "Park", contactTypeId: 1, workTypeId: 1 },
    });
  await openPagesAs(page, session);
  const people = page.getByRole("list", { name: "People" }).getByRole("listitem");
  // Other journeys of this worker have sent messages too.
  const earlier = (await sentMessages(app)).length;
  const questions = async () =>
    (await sentMessages(app)).slice(earlier).filter(({ text }) => /are you safe/iu.test(text));
  const numbersOf = ({ email, ...person }: (typeof staff)[number]) =>
    "mobile" in person ? [email, person.mobile] : [email];

  await test.step("all are asked, each once by each way that reaches the person", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Declare an incident" }).click();
    await page.getByRole("button", { name: /^Declare level 1/ }).click();
    await page.getByRole("tab", { name: "Safety check" }).click();
    await page.getByRole("button", { name: "Ask if everyone is safe" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("202 people are asked: 100 by text message, 200 by email.");
    await dialog.getByRole("button", { name: "Ask 202 people" }).click();
    await expect(page.getByRole("button", { name: "200 No answer" })).toBeVisible();
    const asked = countByRecipient(await questions());
    expect(Object.fromEntries(asked)).toEqual(
      Object.fromEntries(staff.flatMap(numbersOf).map((to) => [to, 1])),
    );
  });
  const incidentId = new URL(page.url()).searchParams.get("id") ?? "";
  const params = { planId, incidentId };

  await test.step("170 answer by their links, two of them on a phone", async () => {
    const messages = await questions();
    const [safe, inNeed, ...others] = answering;
    await otherPage.setViewportSize({ width: 390, height: 844 });
    for (const [person, answer] of [
      [safe, "I am safe"],
      [inNeed, "I need help"],
    ] as const) {
      await otherPage.goto(linkIn(messages, person?.email ?? "").href);
      await otherPage.getByRole("button", { name: answer }).click();
      await expect(otherPage.getByText(`You answered: ${answer}`)).toBeVisible();
    }
    const anyone = callerOf(app.url);
    for (const { email } of others) {
      const { hash, searchParams } = linkIn(messages, email);
      const facts = hash === "" ? searchParams : new URLSearchParams(hash.slice(1));
      const link = { id: facts.get("id") ?? "", token: facts.get("token") ?? "" };
      await anyone(answerSafetyQuestion, { body: { ...link, answer: "safe" } });
    }
  });

  await test.step("the list has exactly the silent ones, each with a button to call", async () => {
    await page.getByRole("button", { name: `${SILENT} No answer` }).click();
    await expect(people).toHaveCount(SILENT);
    for (const person of silent) {
      const row = people.filter({ hasText: `${person.firstName} Park` });
      const number = "mobile" in person ? person.mobile : person.phone;
      await expect(row.getByRole("link", { name: /^Call/ })).toHaveAttribute(
        "href",
        `tel:${number.replaceAll(" ", "")}`,
      );
    }
    await expectAccessible(page);
  });

  await test.step("the reminder goes to exactly those", async () => {
    await app.inDatabase((query) => moveQuestionsBack(query, 6));
    await page.getByRole("button", { name: `Remind ${SILENT} who have not answered` }).click();
    await expect(page.getByText(`Reminders are being sent: ${SILENT}`)).toBeVisible();
    await expect(people.filter({ hasText: "No answer. Reminded" })).toHaveCount(SILENT);
    const asked = countByRecipient(await questions());
    expect(Object.fromEntries(asked)).toEqual(
      Object.fromEntries(
        staff.flatMap((person) => numbersOf(person).map((to) => [to, person.isSilent ? 2 : 1])),
      ),
    );
  });

  await test.step("the report has their names", async () => {
    await call(standDownIncident, { params });
    await call(closeIncident, {
      params,
      body: { happened: "A pan caught fire.", worked: "The alarm.", actions: [] },
    });
    await page.reload();
    await page.getByRole("button", { name: "Report", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download report" }).click(),
    ]);
    const { text } = await readPdf(await download.path());
    const words = text.replaceAll(/\s+/gu, " ");
    expect(words).toContain("Safe: 169. Needs help: 1. No answer: 30. Cannot be reached: 2.");
    const names = silent.map(({ firstName }) => `${firstName} Park`).join(", ");
    expect(words).toContain(`Have not answered (${SILENT}): ${names}.`);
  });
});
