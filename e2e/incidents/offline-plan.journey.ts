import { readFile } from "node:fs/promises";
import { declareIncident, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan, deletePlan, listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { Page } from "@playwright/test";
import type { RunningApp } from "../setup/app";
import { listMembers, revokeMember } from "@holdfast/contract/organisations/member-endpoints";
import { addEditor } from "../setup/add-editor";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/cafe";
import { enterPin, keepPlan, PIN } from "../setup/kept-plan";
import { asOldPhone } from "../setup/old-phone";
import { logIn, openAppAs, openPagesAs, sessionOf } from "../setup/people";

/* The plan that is kept on a phone: opened without server and network, refreshed, and deleted. */

const FILE_PASSWORD = "four quiet teapots";
const OWNER = "olivia@cafe.example";

test.use({ viewport: { width: 390, height: 844 } });

/** Declares an exercise on the café's plan. */
async function declareExercise(app: RunningApp, owner: TokenResponse) {
  const call = callerOf(app.url, owner.access_token);
  const [organisation] = await call(listOrganisations, {});
  const [plan] = await call(listPlans, {
    params: { organisationId: organisation?.organisationId ?? "" },
  });
  const planId = plan?.planId ?? "";
  const { incidentId } = await call(declareIncident, {
    params: { planId },
    body: { level: 1, isExercise: true },
  });
  return { call, planId, incidentId };
}

/** Returns everything in the local storage of a page. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => Object.entries(localStorage).flat().join(" "));

/** No button of a page is cut off at the edge of a phone. */
async function expectPagesInSight(page: Page): Promise<void> {
  const buttons = page.getByRole("navigation", { name: "Pages" }).getByRole("button");
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
}

/** Saves the file of the Emergency Response Team. Returns its path. */
async function saveTeamFile(page: Page, file: string): Promise<string> {
  await page.goto("/dashboard/plan-document");
  await page.getByLabel("Password of the file", { exact: true }).fill(FILE_PASSWORD);
  await page.getByLabel("Repeat the password of the file").fill(FILE_PASSWORD);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save encrypted file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toContain("Emergency Response Team");
  await download.saveAs(file);
  return file;
}

/** Adds an entry that stays on the device. */
async function log(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Show incident" }).first().click();
  await page.getByLabel("What happened or was decided").fill(text);
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect(page.getByText("On this device only: 1")).toBeVisible();
}

test("opens with a killed server and no network on two devices, which each send what was logged once", async ({
  page,
  otherPage,
  app,
  owner,
}) => {
  const { call, planId, incidentId } = await declareExercise(app, owner);
  await keepPlan(page);
  await openPagesAs(otherPage, await sessionOf(app, OWNER));
  await keepPlan(otherPage);

  await app.whileKilled(async () => {
    for (const device of [page, otherPage]) await device.context().setOffline(true);
    // Any page of the app.
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Offline plan" })).toBeVisible();
    await enterPin(page, "111222");
    await expect(page.getByRole("alert")).toHaveText(
      "This PIN is wrong. You can try 9 more times.",
    );
    await enterPin(page);
    await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
    await page.getByRole("button", { name: "Fire or smoke", exact: true }).click();
    await expect(page.getByRole("link", { name: "000" }).first()).toHaveAttribute(
      "href",
      "tel:000",
    );
    await page.getByRole("button", { name: "Emergency Response Team" }).click();
    await expect(
      page
        .getByRole("list", { name: /^B\.\d / })
        .getByRole("listitem")
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /^Call \+61/ }).first()).toHaveAttribute(
      "href",
      /^tel:\+61/,
    );
    await expect(page.getByText("Holdfast cannot be reached.")).toBeVisible();
    await expect(page.getByText(/^Updated .+, on \d+ \w+ \d{4}/)).toBeVisible();
    await expectAccessible(page);
    await log(page, "The gas is off");
    await expectPagesInSight(page);
    await otherPage.goto("/offline.html");
    await enterPin(otherPage);
    await log(otherPage, "Everyone is at the meeting point");
    await page.reload();
    await enterPin(page);
    await page.getByRole("button", { name: "Show incident" }).first().click();
    await expect(page.getByText("On this device only: 1")).toBeVisible();
    await expect(page.getByRole("list", { name: "Log", exact: true })).toContainText(
      "The gas is off",
    );
    expect(await storedText(page), "stored encrypted").not.toContain("gas");
  });

  for (const device of [page, otherPage]) {
    await device.context().setOffline(false);
    await expect(device.getByText("On this device only")).toHaveCount(0);
    await expect(device.getByText("Up to date.")).toBeVisible();
  }
  const entries = await call(readIncidentLog, { params: { planId, incidentId } });
  expect(entries.filter(({ kind }) => kind === "note").map(({ text }) => text)).toEqual([
    "The gas is off",
    "Everyone is at the meeting point",
  ]);
});

test("opens on a phone of 2021, as does a team's file, and changes an action and a unit, which is sent later", async ({
  page,
  app,
  owner,
}, testInfo) => {
  const { call, planId, incidentId } = await declareExercise(app, owner);
  await keepPlan(page);
  const file = await saveTeamFile(page, testInfo.outputPath("old.html"));
  await asOldPhone(page);
  await app.whileKilled(async () => {
    await page.goto("/offline.html");
    await enterPin(page);
    await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
    expect(await page.evaluate(() => "groupBy" in Map)).toBe(false);
    await page.getByRole("button", { name: "Show incident" }).first().click();
    const actions = page.getByRole("region", { name: "Actions not done" });
    await actions.getByRole("checkbox").first().press("Space");
    await expect(actions.getByText("Not sent", { exact: true })).toBeVisible();
    const units = page.getByRole("region", { name: "Business units" });
    const status = units.getByRole("combobox").first();
    await status.selectOption("Down");
    await expect(units.getByText(/^RTO: .+ left$/)).toHaveCount(1);
    await page.reload();
    await enterPin(page);
    await page.getByRole("button", { name: "Show incident" }).first().click();
    await expect(actions.getByRole("checkbox").first()).toBeChecked();
    await expect(status).toHaveValue("down");
    expect(await storedText(page), "stored encrypted").not.toContain("isDone");
  });
  await expect(page.getByText("Not sent", { exact: true })).toHaveCount(0);
  const changes = async () =>
    (await call(readIncidentLog, { params: { planId, incidentId } })).filter(
      ({ kind }) => kind === "action" || kind === "unit",
    );
  await expect
    .poll(async () => (await changes()).map(({ kind }) => kind))
    .toEqual(["action", "unit"]);
  for (const { deviceAt, serverAt } of await changes())
    expect(Date.parse(deviceAt)).toBeLessThan(Date.parse(serverAt));

  await page.goto(`file://${file}`);
  await page.getByLabel("Password").fill(FILE_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
});

test("has the incident that was worked in before the network failed, and the ticks that were made without it", async ({
  page,
  app,
  owner,
}) => {
  await keepPlan(page);
  const { call, planId, incidentId } = await declareExercise(app, owner);
  await page.goto(`/dashboard/incident?id=${incidentId}`);
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByLabel("What happened or was decided").fill("The lift is stuck");
  const copied = page.waitForResponse(
    async (response) =>
      response.url().endsWith("/offline_plan") &&
      (await response.text()).includes("The lift is stuck"),
  );
  await page.getByRole("button", { name: "Add entry" }).click();
  await copied;
  await page.getByRole("tab", { name: "Actions" }).click();
  const action = page.getByRole("checkbox").first();
  await expect(action).toBeEnabled();
  await page.context().setOffline(true);
  await expect(page.getByText(/^No network\. Last updated \d\d:\d\d\./)).toBeVisible();
  await action.press("Space");
  await expect(page.getByText("Not sent", { exact: true })).toBeVisible();

  await page.goto("/dashboard");
  await enterPin(page);
  await page.getByRole("button", { name: "Show incident" }).first().click();
  await expect(page.getByRole("list", { name: "Log" })).toContainText("The lift is stuck");
  const actions = page.getByRole("region", { name: "Actions not done" });
  await expect(actions.getByText("Not sent", { exact: true })).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(page.getByText("Not sent", { exact: true })).toHaveCount(0);
  const log = await call(readIncidentLog, { params: { planId, incidentId } });
  expect(log.filter(({ kind }) => kind === "action").map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Done: /),
  ]);
});

test("keeps two plans under one PIN, both of which open with a killed server, and deletes one of them", async ({
  page,
  app,
  owner,
}) => {
  const { call, planId } = await declareExercise(app, owner);
  const [organisation] = await call(listOrganisations, {});
  const branchId = organisation?.branches[0]?.branchId ?? "";
  const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
  const kiosk = await call(createPlan, {
    body: { name: "Kiosk plan", branchId, key, currency: "AUD", contacts: [] },
  });
  await keepPlan(page, `/dashboard/offline-plan?plan=${planId}`);
  await page.goto(`/dashboard/offline-plan?plan=${kiosk.planId}`);
  await page.getByLabel("PIN of this device").fill(PIN);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  const kept = page.getByRole("list", { name: "Kept plans" });
  await expect(kept.getByRole("listitem")).toHaveCount(2);

  const plans = page.getByRole("list", { name: "Plans" });
  await app.whileKilled(async () => {
    await page.context().setOffline(true);
    await page.goto("/dashboard");
    await enterPin(page);
    await expect(plans.getByRole("listitem")).toHaveCount(2);
    // The café has the exercise.
    await plans.getByRole("listitem").first().getByRole("button").click();
    await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
    await log(page, "The gas is off");
    await page.getByRole("button", { name: "Plans on this device: 2" }).click();
    await expect(plans.getByText("On this device only: 1")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Open Kiosk plan" }).click();
    await expect(page.getByText(/^Kiosk plan/).first()).toBeVisible();
  });
  await page.context().setOffline(false);
  await expect(page.getByText("Up to date.")).toBeVisible();
  await page.getByRole("button", { name: "Plans on this device: 2" }).click();
  await expect(plans.getByText("On this device only: 1")).toHaveCount(0);

  await page.goto("/dashboard/offline-plan");
  await page.getByRole("button", { name: "Delete from this device: Kiosk plan" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete from this device" }).click();
  await expect(kept.getByRole("listitem")).toHaveCount(1);
  await page.goto("/offline.html");
  await enterPin(page);
  await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
  await call(deletePlan, { params: { planId: kiosk.planId } });
});

test("opens after its files were deleted, and in a tab that was open while the worker was updated", async ({
  page,
  context,
}) => {
  await keepPlan(page);
  const deleteFiles = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
  const storedFiles = () =>
    page.evaluate(async () => {
      const stored = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return stored.flat().map(({ url }) => new URL(url).pathname);
    });
  const before = await storedFiles();
  expect(before).toContain("/offline.html");
  await test.step("by Refresh", async () => {
    await deleteFiles();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(storedFiles).toHaveLength(before.length);
  });
  await test.step("by a visit", async () => {
    await deleteFiles();
    await page.goto("/dashboard");
    await expect.poll(storedFiles).toHaveLength(before.length);
  });
  await test.step("by a visit after the worker was deleted as well", async () => {
    await deleteFiles();
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.unregister(),
    );
    await page.goto("/dashboard");
    await expect.poll(storedFiles).toHaveLength(before.length);
  });
  const opened = await context.newPage();
  await opened.goto("/offline.html");
  await enterPin(opened);
  await expect(opened.getByText("Up to date.")).toBeVisible();
  // As a new release does.
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    await navigator.serviceWorker.register("/service-worker.js?next");
    await changed;
  });
  await context.setOffline(true);
  await opened.getByRole("button", { name: "Contacts" }).click();
  await expect(opened.getByRole("list", { name: "Contacts" })).toBeVisible();
  for (const tab of [opened, page]) {
    await tab.goto("/offline.html");
    await enterPin(tab);
    await expect(tab.getByRole("heading", { name: "What has happened?" })).toBeVisible();
  }
  await context.setOffline(false);
});

test("deletes the kept plan after ten wrong PINs, even with a reload between them, and still sends what was logged", async ({
  page,
  app,
  owner,
}) => {
  const { incidentId } = await declareExercise(app, owner);
  await keepPlan(page);
  await page.context().setOffline(true);
  await page.goto("/offline.html");
  await enterPin(page);
  await log(page, "The keys are with Ana");
  await page.reload();
  for (let left = 9; left > 0; left -= 1) {
    await enterPin(page, "000000");
    await expect(page.getByRole("alert")).toContainText(`${left} more`);
    if (left % 4 === 0) await page.reload();
  }
  await enterPin(page, "000000");
  await expect(page.getByText("The plan was deleted from this device")).toBeVisible();
  expect(await storedText(page), "stored encrypted").not.toContain("Ana");
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText("No plan on this device")).toBeVisible();
  await page.goto(`/dashboard/incident?id=${incidentId}`);
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByRole("list", { name: "Log", exact: true })).toContainText(
    "The keys are with Ana",
  );
  await expect(page.getByText("on this device only")).toHaveCount(0);
  expect(await storedText(page)).not.toContain("sealed");
});

test("remains when its session was ended elsewhere, and when the person logs out", async ({
  page,
  otherPage,
  app,
}) => {
  await test.step("a session that was ended elsewhere, as by a new password", async () => {
    const session = await sessionOf(app, OWNER);
    await openPagesAs(page, session);
    await keepPlan(page);
    await callerOf(app.url, session.access_token)(signOut, {});
    await page.goto("/offline.html");
    await expect(page.getByText("Logged out.")).toBeVisible();
    await enterPin(page);
    await expect(page.getByRole("heading", { name: "What has happened?" })).toBeVisible();
  });

  await test.step("logging out", async () => {
    await openAppAs(otherPage, await sessionOf(app, OWNER));
    await keepPlan(otherPage);
    await otherPage.getByRole("button", { name: "Maria Rossi" }).click();
    await otherPage.locator("#user-menu").getByRole("button", { name: "Log out" }).click();
    await otherPage.waitForURL(`${app.url}/`);
    await otherPage.goto("/offline.html");
    await enterPin(otherPage);
    await expect(otherPage.getByRole("heading", { name: "What has happened?" })).toBeVisible();
  });
});

test("deletes the kept plan once its person was removed from the organisation", async ({
  page,
  app,
  owner,
}) => {
  const editor = "remo@cafe.example";
  await addEditor(app, owner, editor);
  await openPagesAs(page, await sessionOf(app, editor));
  await keepPlan(page);
  const call = callerOf(app.url, owner.access_token);
  const [organisation] = await call(listOrganisations, {});
  const params = { orgId: organisation?.organisationId ?? "" };
  const member = (await call(listMembers, { params })).find(({ email }) => email === editor);
  await call(revokeMember, { params, body: { userId: member?.userId ?? "", isRevoked: true } });
  await page.goto("/offline.html");
  await expect(page.getByText("The plan was deleted from this device")).toBeVisible();
});

test("the offline plan can be installed as an app that begins with it", async ({ page }) => {
  await page.goto("/dashboard");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await page.request.get(address ?? "")).json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: "Holdfast", display: "standalone" });
  expect((await page.request.get(manifest.start_url)).ok()).toBe(true);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.ok(), icon.headers()["content-type"]]).toEqual([
      true,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test("a session that has ended is renewed by a login, which refreshes the plan", async ({
  otherPage,
  app,
}) => {
  await openAppAs(otherPage, await sessionOf(app, OWNER));
  await keepPlan(otherPage);
  // As after days without use: the plan remains, and needs only its PIN.
  await otherPage.evaluate(() => localStorage.setItem("holdfast.expiry", "1"));
  await otherPage.goto("/offline.html");
  await expect(otherPage.getByText("Logged out.")).toBeVisible();
  await enterPin(otherPage);
  await expect(otherPage.getByRole("heading", { name: "What has happened?" })).toBeVisible();
  await otherPage.getByRole("link", { name: "Log in to refresh this plan" }).click();
  await otherPage.getByRole("button", { name: "Register / Log in" }).first().click();
  await logIn(otherPage, app, OWNER);
  await expect(otherPage.getByRole("heading", { name: "Kept on this device" })).toBeVisible();
  await otherPage.getByRole("link", { name: "Open the offline plan" }).click();
  await enterPin(otherPage);
  await expect(otherPage.getByText("Up to date.")).toBeVisible();
});

test("a team's file opens from the disk with its password", async ({ page }, testInfo) => {
  const file = await saveTeamFile(page, testInfo.outputPath("team.html"));
  expect(await readFile(file, "utf8")).not.toContain("Harbour Light");

  // A browser without a session and without a network.
  const reader = await page.context().browser()?.newContext({ offline: true });
  const opened = await reader?.newPage();
  if (!opened) throw new Error("The browser is closed.");
  await opened.goto(`file://${file}`);
  await expect(opened.getByText(/This file is out of date after/)).toBeVisible();
  await opened.getByLabel("Password").fill("not the password");
  await opened.keyboard.press("Enter");
  await expect(opened.getByRole("alert")).toHaveText("The password is wrong. Try again.");
  await opened.getByLabel("Password").fill(FILE_PASSWORD);
  await opened.keyboard.press("Enter");
  await expect(opened.getByRole("heading", { name: "What has happened?" })).toBeVisible();
  await expectAccessible(opened);
  await expectPagesInSight(opened);
  await opened.getByRole("button", { name: "Sites" }).click();
  await expect(opened.getByRole("list", { name: "Sites" })).toContainText("Business location");
  await reader?.close();
});
