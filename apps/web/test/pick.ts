import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/**
 * Selects an option of an open list. Waits until the list is placed at its field with nothing above it: a click before
 * that would scroll the page, which closes the list.
 */
export async function pick(option: Locator): Promise<void> {
  await expect.poll(() => isOnTop(option.query()?.closest("[data-placement]"))).toBe(true);
  await option.click();
}

function isOnTop(list: Element | null | undefined): boolean {
  if (!list) return false;
  const { x, y, width, height } = list.getBoundingClientRect();
  return list.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
