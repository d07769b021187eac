import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";

/**
 * Ticks a checkbox or radio button by its label, as a pointer does. The control itself is too small to be hit, and a
 * click that does not wait until it stands still can miss it.
 */
export async function tick(choice: Locator): Promise<void> {
  await expect.element(choice).toBeInTheDocument();
  const label = choice.element().closest("label");
  if (!label) throw new Error("The control is not inside its label.");
  await page.elementLocator(label).click();
}
