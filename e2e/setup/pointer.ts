import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Ticks a checkbox or radio button by its label, as a pointer does: anything over it would be hit instead.
 * @param isTicked whether it is ticked afterwards
 */
export async function tick(choice: Locator, isTicked = true) {
  await choice.locator("xpath=ancestor::label").click();
  await expect(choice).toBeChecked({ checked: isTicked });
}

/** Selects one of a select's options. */
export async function choose(within: Page | Locator, label: string, option: string | RegExp) {
  const select = within.getByLabel(label, { exact: true }).first();
  const text = await select
    .getByRole("option", { name: option, exact: typeof option === "string" })
    .first()
    .textContent();
  await select.selectOption({ label: text ?? "" });
}
