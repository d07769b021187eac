import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/**
 * Selects an option of an open list. Waits until the list is placed below its field: a click before that would scroll
 * the page, which closes the list.
 */
export async function pick(option: Locator): Promise<void> {
  await expect.poll(() => option.query()?.closest("[data-placement]")).toBeTruthy();
  await option.click();
}
