import { randomUUID } from "node:crypto";
import {
  addLogEntries,
  declareIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/cafe";
import { readPdf } from "../setup/read-pdf";

/* A log of 10,000 entries: shown a page at a time, and printed in parts. */

const ENTRIES = 10_000;
const BATCH = 200;

test("a log of 10,000 entries opens with the newest ones and prints in parts", async ({
  page,
  app,
  owner,
}) => {
  const call = callerOf(app.url, owner.access_token);
  const log = page.getByRole("list", { name: "Log", exact: true });
  const [plan] = await call(listPlans);
  const planId = plan?.planId ?? "";
  const { incidentId } = await call(declareIncident, {
    params: { planId },
    body: { level: 1, isExercise: false, teamTypeIds: [] },
  });

  await test.step("the log has as many entries as it takes", async () => {
    // The declaration is the first.
    for (let number = 2; number <= ENTRIES; number += BATCH) {
      const count = Math.min(BATCH, ENTRIES + 1 - number);
      const entries = Array.from({ length: count }, (_, index) => ({
        entryId: randomUUID(),
        deviceAt: new Date().toISOString(),
        text: `Entry ${number + index} of the long log.`,
      }));
      await call(addLogEntries, { params: { planId, incidentId }, body: { entries } });
    }
  });

  await test.step("it opens with the newest 200", async () => {
    await page.goto(`/dashboard/incident?id=${incidentId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Level 1" })).toBeVisible();
    const started = Date.now();
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(log.getByRole("listitem")).toHaveCount(BATCH);
    test.info().annotations.push({ type: "opened", description: `${Date.now() - started} ms` });
    await page.getByRole("button", { name: "Show older entries" }).click();
    await expect(log.getByRole("listitem")).toHaveCount(2 * BATCH);
    await page.getByLabel("Order").selectOption("event");
    await expect(log.getByRole("listitem")).toHaveCount(2 * BATCH);
  });

  await test.step("the second part of the report has the entries after those of the first", async () => {
    await page.getByRole("button", { name: "Report", exact: true }).click();
    await expect(page.getByText(/^The log is long, so the report has 10 parts/)).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Download part 2 / }).click(),
    ]);
    const { text } = await readPdf(await download.path());
    expect(text).toContain("Incident report, part 2 of 10");
    expect(text).toContain("Entry 1100 of the long log.");
    expect(text).not.toContain("Entry 900 of the long log.");
    expect(text).toContain("all entries matched their hashes.");
  });

  // Journeys of this worker share the café, and a declaration offers to join an active incident.
  await call(standDownIncident, { params: { planId, incidentId } });
});
