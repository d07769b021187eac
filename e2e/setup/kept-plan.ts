import type { Page } from "@playwright/test";
import { expect } from "./app";

/** Of each kept plan of the journeys. */
export const PIN = "270594";

/** Keeps a plan on the device, where none is kept. */
export async function keepPlan(page: Page, address = "/dashboard/offline-plan"): Promise<void> {
  await page.goto(address);
  await page.getByLabel("PIN", { exact: true }).fill(PIN);
  await page.getByLabel("Repeat the PIN").fill(PIN);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await expect(page.getByRole("heading", { name: "Kept on this device" })).toBeVisible();
}

/** Enters a PIN on the offline page. */
export async function enterPin(page: Page, pin = PIN): Promise<void> {
  await page.getByLabel("PIN").fill(pin);
  await page.keyboard.press("Enter");
}
