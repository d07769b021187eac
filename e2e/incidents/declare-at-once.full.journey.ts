import {
  listIncidents,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Page } from "@playwright/test";
import { addEditor } from "../setup/add-editor";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/cafe";
import { openPagesAs, sessionOf } from "../setup/people";
import { countByRecipient, sentMessages } from "../setup/sent-messages";

/* Two people see the same fire, and press Declare at the same moment. */

const EDITOR = "edda@cafe.example";

const refusalOn = (page: Page) => page.getByText(/^Yours was not declared/);

/** Sends the declarations of all these pages at the same moment, once each has one. */
async function holdDeclarations(pages: readonly Page[]): Promise<void> {
  const all = Promise.withResolvers<void>();
  let held = 0;
  for (const page of pages)
    await page.route("**/v1/plans/*/incidents", async (route) => {
      if (route.request().method() === "POST") {
        held += 1;
        if (held === pages.length) all.resolve();
        await all.promise;
      }
      await route.continue();
    });
}

test("two people declare at the same moment and work in one incident, whose teams are alerted once", async ({
  page,
  otherPage,
  app,
  owner,
}) => {
  await addEditor(app, owner, EDITOR);
  await openPagesAs(otherPage, await sessionOf(app, EDITOR));
  const call = callerOf(app.url, owner.access_token);
  const [plan] = await call(listPlans);
  const planId = plan?.planId ?? "";
  const before = countByRecipient(await sentMessages(app));
  const devices = [page, otherPage];

  await test.step("one of them declares it, and the other is offered to join", async () => {
    await holdDeclarations(devices);
    for (const device of devices) {
      await device.goto("/dashboard");
      await device.getByRole("link", { name: "Declare an incident" }).click();
      await device.getByLabel("What happened").fill("Fire in the kitchen");
    }
    await Promise.all(
      devices.map((device) => device.getByRole("button", { name: /^Declare level 3/ }).click()),
    );
    await expect
      .poll(async () => {
        const refused = await Promise.all(devices.map((device) => refusalOn(device).count()));
        return refused.toSorted();
      })
      .toEqual([0, 1]);
  });

  const isOwnerFirst = (await refusalOn(page).count()) === 0;
  const [first, second] = isOwnerFirst ? [page, otherPage] : [otherPage, page];
  await test.step("the other joins, and both are in the same workspace", async () => {
    await expect(first.getByRole("heading", { level: 1, name: "Level 3" })).toBeVisible();
    await expectAccessible(second);
    await second.getByRole("button", { name: /^Join it: level 3/ }).click();
    await expect(second.getByRole("heading", { level: 1, name: "Level 3" })).toBeVisible();
    expect(new URL(second.url()).search).toBe(new URL(first.url()).search);
  });
  const incidentId = new URL(first.url()).searchParams.get("id") ?? "";
  const params = { planId, incidentId };

  await test.step("each reads what the other wrote", async () => {
    for (const device of devices) await device.getByRole("tab", { name: "Log" }).click();
    for (const [at, device] of devices.entries()) {
      await device.getByLabel("What happened or was decided").fill(`Written by ${at}`);
      await device.getByRole("button", { name: "Add entry" }).click();
    }
    for (const device of devices)
      for (const at of devices.keys())
        await expect(
          device.getByRole("list", { name: "Log", exact: true }).getByText(`Written by ${at}`),
        ).toHaveCount(1);
  });

  await test.step("there is one incident, and each person was alerted once", async () => {
    const incidents = await call(listIncidents, { params: { planId } });
    expect(incidents.filter(({ status }) => status === "active")).toHaveLength(1);
    const log = await call(readIncidentLog, { params });
    expect(log.filter(({ kind }) => kind === "declared")).toHaveLength(1);
    const { responders } = await call(readIncident, { params });
    const alerted = responders.filter(({ alertedAt }) => alertedAt !== null);
    expect(new Set(alerted.map(({ teamTypeId }) => teamTypeId))).toEqual(new Set([1, 2, 3]));
    const after = countByRecipient(await sentMessages(app));
    for (const { email, mobile } of alerted)
      for (const to of [email, mobile]) {
        if (to === null) continue;
        expect([to, (after.get(to) ?? 0) - (before.get(to) ?? 0)]).toEqual([to, 1]);
      }
  });
});
