import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { toBase64 } from "../../../platform/offline-plan/base64-rules";
import { sealByPassword } from "../../../platform/offline-plan/seal-by-password";
import { type PlanFile, staleAfterOf } from "./plan-file-rules";
import { PlanFileScreen } from "./plan-file-screen";

const PASSWORD = "four quiet teapots";
const DAY = 86_400_000;

/** Returns a team's file that was made so many days ago. */
async function fileMade(daysAgo: number): Promise<PlanFile> {
  const readAt = new Date(Date.now() - daysAgo * DAY).toISOString();
  const plan = {
    readAt,
    businessName: "Harbour Café",
    planName: "Main plan",
    version: { number: 3 },
    person: { userId: "ana", name: "", teamTypeIds: [1] },
    teams: [{ teamTypeId: 1, name: "Emergency Response Team", members: [], actions: [] }],
    contacts: [],
    sites: [],
    incidents: [],
    entryKeys: [],
  } as unknown as OfflinePlan;
  const content = new TextEncoder().encode(JSON.stringify(plan));
  const { salt, iterations, iv, bytes } = await sealByPassword(PASSWORD, content);
  return {
    teamName: "Emergency Response Team",
    staleAfter: staleAfterOf(readAt),
    iterations,
    salt: toBase64(salt),
    iv: toBase64(iv),
    bytes: toBase64(bytes),
  };
}
const open = async () => {
  await userEvent.keyboard(PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Harbour Café" })).toBeVisible();
};

it("names the day after which it is out of date, and the version of the plan", async () => {
  await render(<PlanFileScreen file={await fileMade(89)} />);
  const note = page.getByText(/^This file is out of date after \d+ \w+ \d{4}/u);
  await expect.element(note).toBeVisible();
  await open();
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText("Main plan, version 3")).toBeVisible();
  await expectAccessible(document.body, { isWholePage: true });
});

it("says after 90 days that it is out of date, before and after it is opened", async () => {
  await render(<PlanFileScreen file={await fileMade(91)} />);
  const note = page.getByText(/^This file has been out of date since .+ Ask for a new one\.$/u);
  await expect.element(note).toBeVisible();
  await open();
  await expect.element(note).toBeVisible();
});
