import {
  declareIncident,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { IncidentAction } from "@holdfast/contract/incidents/incident";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Locator, Page, Route } from "@playwright/test";
import { firstBrokenEntry } from "../../apps/api/src/features/incidents/log/log-rules";
import { addEditor } from "../setup/add-editor";
import { callerOf } from "../setup/api-caller";
import { expect, test } from "../setup/cafe";
import { enterPin, keepPlan } from "../setup/kept-plan";
import { newestLink } from "../setup/mailbox";
import { openPagesAs, sessionOf } from "../setup/people";
import { countByRecipient, sentMessages } from "../setup/sent-messages";

/*
 * The workspace of a user, the offline page of another and the page of an alert's link work in one incident. The server
 * is killed while they send, the network is cut, and then the answers of what they send are lost.
 */

const EDITOR = "theo@cafe.example";
const PRIMARY = "priya.raman@harbourlight.example";
const MESSAGE = "The school hall is open for everyone";

const isWrite = (method: string, url: string) =>
  method !== "GET" && url.includes("/v1/") && !url.endsWith("/read");

/** Lets what a page sends reach the server, and loses the answers until it is ended. */
async function loseAnswers(page: Page) {
  const { promise: isLost, resolve } = Promise.withResolvers<void>();
  const lose = async (route: Route) => {
    const request = route.request();
    if (!isWrite(request.method(), request.url())) return route.fallback();
    await route.fetch();
    await route.abort("internetdisconnected");
    resolve();
  };
  await page.route("**/v1/**", lose);
  return { isLost, end: () => page.unroute("**/v1/**", lose) };
}

const write = async (page: Page, text: string) => {
  await page.getByLabel("What happened or was decided").fill(text);
  await page.getByRole("button", { name: "Add entry" }).click();
};

/** Returns how many entries of incidents wait on a device. */
const waitingOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes("incident_log"))
      .reduce((sum, [, entries]) => sum + (JSON.parse(entries) as unknown[]).length, 0),
  );

test("three devices lose the server and the network in the middle, and everything arrives once", async ({
  page,
  otherPage,
  browser,
  app,
  owner,
  errors,
}) => {
  await addEditor(app, owner, EDITOR);
  await openPagesAs(otherPage, await sessionOf(app, EDITOR));
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  phone.on("pageerror", (error) => errors.push(String(error)));
  const devices = [page, otherPage, phone];

  const call = callerOf(app.url, owner.access_token);
  const [plan] = await call(listPlans);
  const planId = plan?.planId ?? "";
  const { incidentId, actions, units } = await call(declareIncident, {
    params: { planId },
    body: { level: 3, isExercise: false },
  });
  const params = { planId, incidentId };
  const [first, second] = units;
  if (!first || !second) throw new Error("The café has no two units.");

  const written: string[] = [];
  const ticked: IncidentAction[] = [];
  const changed: string[] = [];
  const logged = (page: Page, text: string) => {
    written.push(text);
    return write(page, text);
  };
  /** Ticks the next of these actions. Each device has a team of its own, so that no two tick the same one. */
  const tick = async (boxes: Locator, teamTypeId: number) => {
    await expect(boxes.filter({ visible: true }).first()).toBeVisible();
    for (const box of await boxes.filter({ visible: true }).all()) {
      const label = await box.evaluate((found) => found.closest("label")?.textContent ?? "");
      const action = actions.find(
        (one) => one.teamTypeId === teamTypeId && label.startsWith(one.text),
      );
      if (!action || ticked.includes(action)) continue;
      ticked.push(action);
      await box.press("Space");
      return;
    }
    throw new Error("No action is left.");
  };
  const setUnit = async (field: Locator, name: string, status: string, words: string) => {
    changed.push(`${name}: ${words}.`);
    await field.selectOption(status);
  };
  const openOffline = async () => {
    await enterPin(otherPage);
    await otherPage.getByRole("button", { name: "Show incident" }).first().click();
  };
  const workspaceTab = (name: string) => page.getByRole("tab", { name }).click();
  const work = [
    async (when: string, status: string, words: string) => {
      await workspaceTab("Log");
      await logged(page, `The workspace, ${when}`);
      await workspaceTab("Actions");
      await tick(page.getByRole("checkbox"), 3);
      await workspaceTab("Business units");
      const field = page.getByRole("combobox", { name: `Status of ${first.name}` });
      await setUnit(field, first.name, status, words);
    },
    async (when: string, status: string, words: string) => {
      await logged(otherPage, `The offline page, ${when}`);
      const actions = otherPage.getByRole("region", { name: "Actions not done" });
      await tick(actions.getByRole("checkbox"), 2);
      const field = otherPage.getByRole("combobox", { name: `Status of ${second.name}` });
      await setUnit(field, second.name, status, words);
    },
    async (when: string) => {
      await logged(phone, `The phone, ${when}`);
      await tick(phone.getByRole("list", { name: "Next actions" }).getByRole("checkbox"), 1);
    },
  ];
  const workAll = async (when: string, status: string, words: string) => {
    for (const device of work) await device(when, status, words);
  };
  const expectAllSent = async () => {
    for (const device of devices) await expect.poll(() => waitingOn(device)).toBe(0);
  };

  await test.step("all three work with a network", async () => {
    await page.goto(`/dashboard/incident?id=${incidentId}`);
    await keepPlan(otherPage);
    await otherPage.goto("/offline.html");
    await openOffline();
    await phone.goto(await newestLink(app, PRIMARY, "/incident-alert"));
    await phone.getByRole("button", { name: "On my way" }).click();
    await workAll("with a network", "down", "down");
    await expect(phone.getByText("This page also opens without a network.")).toBeVisible();
    await expectAllSent();
  });

  await test.step("the server is killed while they send, then the network is cut, and they work on", async () => {
    await workspaceTab("Log");
    const sending = phone.waitForRequest((request) => isWrite(request.method(), request.url()));
    const working = Promise.all([
      logged(phone, "The phone, while the server was killed"),
      logged(page, "The workspace, while the server was killed"),
      logged(otherPage, "The offline page, while the server was killed"),
    ]);
    await sending;
    await app.whileKilled(async () => {
      await working;
      for (const device of devices) await device.context().setOffline(true);
      await workAll("without server and network", "partly-restored", "partly restored");
      await otherPage.reload();
      await openOffline();
      await phone.reload();
      await workAll("after a reload", "restored", "restored");
      await phone.getByRole("button", { name: "Change to ‘Cannot come’" }).click();
      for (const device of devices) expect(await waitingOn(device)).toBeGreaterThan(3);
    });
  });

  await test.step("the network is back, but the answers of the server are lost", async () => {
    const losses = await Promise.all(devices.map(loseAnswers));
    for (const device of devices) await device.context().setOffline(false);
    await Promise.all(losses.map(({ isLost }) => isLost));
    for (const device of devices) expect(await waitingOn(device)).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Tell the teams" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Message" }).fill(MESSAGE);
    const send = dialog.getByRole("button", { name: /^Send to \d+ people/ });
    await send.click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await Promise.all(losses.map(({ end }) => end()));
    await send.click();
    await expect(dialog.getByText(/^Being sent to \d+ people/)).toBeVisible();
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await expectAllSent();
  });

  await test.step("every entry, tick, unit change, answer and message is there once, and the newest state", async () => {
    const log = await call(readIncidentLog, { params });
    expect(firstBrokenEntry(log)).toBeUndefined();
    const texts = log.map(({ text }) => text);
    const expected = [...written, ...ticked.map(({ text }) => `Done: ${text}`), ...changed];
    const times = (all: readonly string[], text: string) =>
      all.filter((found) => found === text).length;
    for (const text of expected) expect([text, times(texts, text)]).toEqual([text, 1]);
    expect(texts.filter((text) => text.includes("received after"))).toEqual([]);
    expect(texts.filter((text) => text.endsWith(" now cannot come."))).toHaveLength(1);
    expect(log.filter(({ kind }) => kind === "message")).toHaveLength(1);
    const messages = (await sentMessages(app)).filter(({ text }) => text.includes(MESSAGE));
    expect(messages.length).toBeGreaterThan(0);
    expect(new Set(countByRecipient(messages).values())).toEqual(new Set([1]));

    const now = await call(readIncident, { params });
    const done = now.actions.filter(({ doneAt }) => doneAt !== null);
    expect(done.map(({ actionId }) => actionId).toSorted()).toEqual(
      ticked.map(({ actionId }) => actionId).toSorted(),
    );
    for (const { name } of [first, second])
      expect(now.units.find((unit) => unit.name === name)?.status).toBe("restored");
  });

  await context.close();
});
