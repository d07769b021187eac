import {
  listIncidents,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Page } from "@playwright/test";
import { callerOf } from "../setup/api-caller";
import type { RunningApp } from "../setup/app";
import { expect, expectAccessible, test } from "../setup/cafe";
import { enterPin, keepPlan } from "../setup/kept-plan";
import { asOldPhone } from "../setup/old-phone";
import { openPagesAs, sessionOf } from "../setup/people";

/* Incidents that are started on a phone while the server is down, by the keyboard and by touch. */

const OWNER = "olivia@cafe.example";

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the kept plan without a network. */
async function openPlan(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto("/offline.html");
  await enterPin(page);
  await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
}

/** Presses Tab until a control of that name has the focus. */
async function tabTo(page: Page, role: "button" | "radio" | "textbox" | "checkbox", name: string) {
  const control = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${role} '${name}'.`);
}

async function log(page: Page, text: string): Promise<void> {
  await page.getByLabel("What happened or was decided").fill(text);
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect(page.getByRole("list", { name: "Log", exact: true })).toContainText(text);
}

/** Starts an incident on a device, and logs something in it. */
async function start(page: Page, level: string, whatHappened: string, entry: string) {
  await page.getByRole("button", { name: "Start an incident" }).click();
  await page.getByRole("radio", { name: level }).check();
  await page.getByLabel("What happened").fill(whatHappened);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText("It is declared once this page reaches Holdfast.")).toBeVisible();
  await log(page, entry);
}

/** Returns how to read the incidents of the café's plan. */
async function incidentsOf(app: RunningApp, owner: TokenResponse) {
  const call = callerOf(app.url, owner.access_token);
  const [organisation] = await call(listOrganisations, {});
  const organisationId = organisation?.organisationId ?? "";
  const [plan] = await call(listPlans, { params: { organisationId } });
  const planId = plan?.planId ?? "";
  const active = async () =>
    (await call(listIncidents, { params: { planId } })).filter(({ status }) => status === "active");
  return { call, planId, active };
}

/** The network and the server are back. */
async function expectSent(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(page.getByText(/^On this device only/)).toHaveCount(0);
  await expect(page.getByText(/not declared, no one was alerted/)).toHaveCount(0);
  await expect(page.getByText("Up to date.")).toBeVisible();
}

test("starts an incident with a killed server by the keyboard alone, and declares it once with all that was done", async ({
  page,
  app,
  owner,
}) => {
  const { call, planId, active } = await incidentsOf(app, owner);
  await keepPlan(page);
  await app.whileKilled(async () => {
    await openPlan(page);
    await tabTo(page, "button", "Start an incident");
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await tabTo(page, "radio", "Level 1: Minor incident");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "textbox", "What happened");
    await page.keyboard.type("Fire in the kitchen");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Level 2, serious incident/ })).toBeInViewport({
      ratio: 1,
    });
    await expectAccessible(page);
    await tabTo(page, "textbox", "What happened or was decided");
    await page.keyboard.type("The gas is off");
    await tabTo(page, "button", "Add entry");
    await page.keyboard.press("Enter");
    await expect(page.getByText("On this device only: 1")).toBeVisible();
    const actions = page.getByRole("region", { name: "Actions not done" });
    await actions.getByRole("checkbox").first().press("Space");
    await expect(actions.getByText("Not sent", { exact: true })).toBeVisible();
    const units = page.getByRole("region", { name: "Business units" });
    await units.getByRole("combobox").first().selectOption("Down");
    await expect(page.getByText("On this device only: 3")).toBeVisible();
    // A phone that was put away.
    await page.reload();
    await enterPin(page);
    await page.getByRole("button", { name: "Show incident" }).first().click();
    await log(page, "Everyone is at the meeting point");
    await page.getByRole("button", { name: "Add a cost" }).click();
    await expectAccessible(page);
    await page.getByLabel("What it is for").fill("Hire of a generator");
    await page.getByLabel(/^Amount \(/).fill("1240.50");
    await page.getByLabel("Kind of cost").selectOption("Temporary premises");
    await page
      .getByRole("combobox", { name: "Business unit", exact: true })
      .selectOption({ index: 1 });
    await page.getByRole("button", { name: "Add cost" }).click();
    await expect(page.getByText("On this device only: 5")).toBeVisible();
  });
  await expectSent(page);

  const [declared, ...others] = await active();
  expect(others).toEqual([]);
  expect(declared).toMatchObject({ level: 2, whatHappened: "Fire in the kitchen" });
  const params = { planId, incidentId: declared?.incidentId ?? "" };
  const entries = await call(readIncidentLog, { params });
  const written = entries
    .filter(({ kind }) => ["declared", "note", "action", "unit", "cost"].includes(kind))
    .map(({ kind, text }) => `${kind}: ${text}`);
  expect(written).toEqual([
    "declared: Level 2 declared: Fire in the kitchen",
    expect.stringMatching(/^action: Done: /),
    expect.stringMatching(/^unit: .+ down/),
    "note: The gas is off",
    "note: Everyone is at the meeting point",
    "cost: Hire of a generator",
  ]);
  expect(entries.find(({ kind }) => kind === "cost")?.cost).toMatchObject({
    amount: 124_050,
    unitName: expect.stringMatching(/./),
  });
  const { actions, units } = await call(readIncident, { params });
  expect(actions.filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
  expect(units.filter(({ status }) => status === "down")).toHaveLength(1);
});

test("deletes an incident that was started by mistake on a phone of 2021, which is then not declared", async ({
  page,
  app,
  owner,
}) => {
  const { active } = await incidentsOf(app, owner);
  await keepPlan(page);
  await asOldPhone(page);
  await app.whileKilled(async () => {
    await openPlan(page);
    await start(page, "Level 3", "A smell of gas", "It is the oven");
    await page.getByRole("button", { name: "Delete incident" }).click();
    const question = page.getByRole("region", { name: "Delete this incident?" });
    await expect(question).toContainText("exist nowhere else and are lost: 1.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Delete incident" }).click();
    await expect(page.getByText("The incident was deleted from this device.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Incident", exact: true })).toHaveCount(0);
  });
  await expectSent(page);
  expect(await active()).toEqual([]);
});

test("joins the incidents of two devices into one, with each entry once", async ({
  page,
  otherPage,
  app,
  owner,
}) => {
  const { call, planId, active } = await incidentsOf(app, owner);
  await openPagesAs(otherPage, await sessionOf(app, OWNER));
  for (const device of [page, otherPage]) await keepPlan(device);
  await app.whileKilled(async () => {
    for (const device of [page, otherPage]) await openPlan(device);
    await start(page, "Level 2", "Fire in the kitchen", "The gas is off");
    await start(otherPage, "Level 3", "The kitchen burns", "Everyone is at the meeting point");
    await otherPage.getByRole("checkbox").first().press("Space");
    await expect(otherPage.getByText("On this device only: 2")).toBeVisible();
  });
  for (const device of [page, otherPage]) await device.context().setOffline(false);
  for (const device of [page, otherPage]) await expectSent(device);

  const levels = [2, 3] as const;
  const notices = await Promise.all(
    [page, otherPage].map(async (device, index) => {
      const own = `Your level ${levels[index]} incident`;
      const notice = device.getByText(new RegExp(`^${own} (?:was declared|joined the level)`));
      return (await notice.textContent()) ?? "";
    }),
  );
  const [joined, ...others] = await active();
  expect(others).toEqual([]);
  expect(notices.filter((text) => text.endsWith(" was declared."))).toHaveLength(1);
  expect(notices.join()).toContain(`Level ${joined?.level} holds; the log has yours.`);
  const params = { planId, incidentId: joined?.incidentId ?? "" };
  const entries = await call(readIncidentLog, { params });
  const ofKind = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(({ text }) => text);
  expect(ofKind("declared")).toHaveLength(2);
  expect(ofKind("declared")[1]).toMatch(/^Also started on a device without a network\. Level [23]/);
  expect(
    ofKind("note")
      .filter((text) => !text.startsWith("Done: "))
      .toSorted(),
  ).toEqual(["Everyone is at the meeting point", "The gas is off"]);
  expect(entries.filter(({ text }) => text.startsWith("Done: "))).toHaveLength(1);
});
