import {
  alertResponder,
  closeIncident,
  readIncident,
  readIncidentLog,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { sendTeamMessage } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Browser, Page } from "@playwright/test";
import { plainImage } from "../../apps/api/test/factories/images";
import type { RunningApp } from "../setup/app";
import { callerOf } from "../setup/api-caller";
import { expect, test } from "../setup/cafe";
import { newestEmail, newestLink } from "../setup/mailbox";

/*
 * Eight responders without an account, and the owner's account alone, from the alert to the close. In the middle the
 * server is killed and the network cut; three phones work on.
 */

const next = (phone: Page) => phone.getByRole("list", { name: "Next actions" });
const updates = (phone: Page) => phone.getByRole("list", { name: "Updates" });

/** Opens another phone, which shares nothing with the others. */
async function newPhone(browser: Browser, app: RunningApp, errors: string[]): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: app.url, viewport });
  const phone = await context.newPage();
  phone.on("pageerror", (error) => errors.push(String(error)));
  return phone;
}

async function write(phone: Page, text: string): Promise<void> {
  await phone.getByLabel("What happened or was decided").fill(text);
  await phone.getByRole("button", { name: "Add entry" }).click();
}

/** Ticks the first of the next actions. Returns its text. */
async function tickNext(phone: Page): Promise<string> {
  const field = next(phone).getByRole("checkbox").first();
  const text = await field.evaluate((box) => box.closest("label")?.textContent ?? "");
  await field.press("Space");
  return text;
}

/** The link in the newest text message to a number. */
async function linkInText(app: RunningApp, mobile: string): Promise<string> {
  const [link] = /http[^\s<"]+\/a\/[\w-]+/.exec(await newestEmail(app, mobile)) ?? [];
  if (link === undefined) throw new Error(`The text to ${mobile} has no link.`);
  return link;
}

/** Returns what a browser keeps of alerts, and its workers. */
const keptBy = (phone: Page) =>
  phone.evaluate(async () => {
    const keys = await new Promise<readonly IDBValidKey[]>((resolve) => {
      const opening = indexedDB.open("keyval-store");
      opening.addEventListener("success", () => {
        const found = opening.result.transaction("keyval").objectStore("keyval").getAllKeys();
        found.addEventListener("success", () => resolve(found.result));
      });
    });
    const entries = Object.keys(localStorage).filter((key) => key.includes("incident_log"));
    const workers = await navigator.serviceWorker.getRegistrations();
    return [...keys, ...entries, ...workers.map(({ scope }) => scope)];
  });

test("eight people work from the alert to the close by links alone, also without server and network", async ({
  page,
  browser,
  app,
  owner,
  errors,
}) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Declare an incident" }).click();
  await page.getByRole("button", { name: /^Declare level 3/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Level 3" })).toBeVisible();
  const incidentId = new URL(page.url()).searchParams.get("id") ?? "";

  const call = callerOf(app.url, owner.access_token);
  const [organisation] = await call(listOrganisations, {});
  const organisationId = organisation?.organisationId ?? "";
  const [plan] = await call(listPlans, { params: { organisationId } });
  const params = { planId: plan?.planId ?? "", incidentId };
  const people = new Map<string, { readonly email: string; readonly mobile: string }>();
  const { responders } = await call(readIncident, { params });
  for (const { responderId, name, email, mobile } of responders) {
    if (people.has(name)) continue;
    people.set(name, { email: email ?? "", mobile: mobile ?? "" });
    const isAlerted = responders.some((one) => one.name === name && one.alertedAt !== null);
    if (!isAlerted) await call(alertResponder, { params: { ...params, responderId } });
  }
  expect(people.size).toBe(8);

  const written: string[] = [];
  const ticked = new Set<string>();
  const answerAndWork = async (phone: Page, name: string) => {
    await phone.getByRole("button", { name: "On my way" }).click();
    await write(phone, `${name} is here`);
    written.push(`${name} is here`);
    await expect(updates(phone).getByText(`${name} is here`)).toBeVisible();
    ticked.add(await tickNext(phone));
    await expect(phone.getByText("Not sent")).toHaveCount(0);
    await expect(phone.getByText("This page also opens without a network.")).toBeVisible();
  };

  const [train, cellar, car] = [
    await newPhone(browser, app, errors),
    await newPhone(browser, app, errors),
    await newPhone(browser, app, errors),
  ];
  const tablet = await newPhone(browser, app, errors);
  const [inTrain, inCellar, inCar, ...others] = people;
  if (!inTrain || !inCellar || !inCar) throw new Error("There are no three people.");
  const trainLink = await linkInText(app, inTrain[1].mobile);
  const cellarLink = await newestLink(app, inCellar[1].email, "/incident-alert");
  const carLink = await linkInText(app, inCar[1].mobile);

  await test.step("each answers, ticks the first action and writes in the log", async () => {
    for (const [phone, [name], link] of [
      [train, inTrain, trainLink],
      [cellar, inCellar, cellarLink],
      [car, inCar, carLink],
    ] as const) {
      await phone.goto(link);
      await answerAndWork(phone, name);
    }
    // Five people share a tablet.
    for (const [name, { email }] of others) {
      await tablet.goto(await newestLink(app, email, "/incident-alert"));
      await answerAndWork(tablet, name);
    }
  });

  await test.step("three phones open again without server and network, and keep what is done", async () => {
    await app.whileKilled(async () => {
      for (const phone of [train, car]) await phone.context().setOffline(true);
      await train.reload();
      await cellar.goto(cellarLink);
      await car.goto(carLink);
      for (const phone of [train, cellar, car]) {
        await expect(phone.getByText(/ Last updated \d\d:\d\d\. /)).toBeVisible();
        await expect(next(phone).getByRole("listitem")).toHaveCount(5);
        ticked.add(await tickNext(phone));
      }
      await write(train, "The train stands in the tunnel");
      await write(cellar, "The cellar is dry");
      written.push("The train stands in the tunnel", "The cellar is dry");
      await cellar.getByLabel("Photo for the log").setInputFiles({
        name: "cellar.png",
        mimeType: "image/png",
        buffer: await plainImage("png", { width: 800, height: 600 }),
      });
      await expect(cellar.getByText(/^2 entries are on this device only/)).toBeVisible();
      await expect(train.getByText(/^1 entry is on this device only/)).toBeVisible();
      await car.getByRole("button", { name: "Change to ‘Cannot come’" }).click();
      await expect(car.getByText(/Not sent yet/)).toBeVisible();
      await car.goto("about:blank");
    });
  });

  await test.step("each sends it once the server and its network are back", async () => {
    for (const phone of [train, car]) await phone.context().setOffline(false);
    // Without the token, which is in the message alone.
    const reopened = await car.context().newPage();
    await car.close();
    await reopened.goto("/incident-alert");
    await reopened.getByRole("list", { name: "Your other alerts" }).getByRole("link").click();
    await expect(reopened.getByText("You answered: Cannot come")).toBeVisible();
    for (const phone of [train, cellar, reopened]) {
      await expect(phone.getByText(/on this device only|Not sent/)).toHaveCount(0);
      await expect(phone.getByText(/ Last updated /)).toHaveCount(0);
    }
    const text = "Meet at the school hall at 3 pm";
    await call(sendTeamMessage, { params, body: { text } });
    for (const phone of [train, cellar])
      await expect(updates(phone).getByText(text)).toHaveCount(1);
  });

  await test.step("what was written before the end is sent after it, and the phones keep nothing", async () => {
    await train.context().setOffline(true);
    await write(train, "Out of the tunnel");
    written.push("Out of the tunnel");
    await expect(train.getByText(/^1 entry is on this device only/)).toBeVisible();
    await call(standDownIncident, { params });
    await call(closeIncident, {
      params,
      body: { happened: "A pan caught fire.", worked: "The blanket.", actions: [] },
    });
    await train.context().setOffline(false);
    for (const phone of [train, cellar, tablet]) {
      await expect(phone.getByRole("heading", { name: "This alert has ended" })).toBeVisible();
      await expect(phone.getByText(/If you have questions, call /)).toBeVisible();
    }
    // The tablet looks at its other alerts when the page opens.
    await tablet.reload();
    for (const phone of [train, cellar, tablet]) await expect.poll(() => keptBy(phone)).toEqual([]);
  });

  await test.step("the log has every entry, tick, photo and message once", async () => {
    const entries = await call(readIncidentLog, { params, query: { order: "arrival" } });
    const times = (text: string) => entries.filter((entry) => entry.text === text).length;
    for (const text of written) expect([text, times(text)]).toEqual([text, 1]);
    for (const text of ticked) expect([text, times(`Done: ${text}`)]).toEqual([text, 1]);
    expect(entries.filter(({ photo }) => photo !== null)).toHaveLength(1);
    expect(entries.filter(({ kind }) => kind === "message")).toHaveLength(1);
    const changed = entries.filter(({ text }) => text.endsWith(" now cannot come."));
    expect(changed.length).toBeGreaterThan(0);
    expect(new Set(changed.map(({ text }) => text)).size).toBe(changed.length);
  });
});
