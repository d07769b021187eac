import { expect, type Page } from "@playwright/test";
import { choose } from "./pointer";

/** Adds the URL 'Claims portal' to the folder 'Insurance Policy' of the plan's documents. */
export async function addClaimsPortal(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/dashboard/documents");
  await button("Add document").first().click();
  await dialog.getByText("Add a URL").click();
  await dialog.getByLabel("URL", { exact: true }).fill("https://insurer.example/claims");
  await dialog.getByLabel("Friendly name").fill("Claims portal");
  await choose(dialog, "Folder", "Insurance Policy");
  await button("Add URL").click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Claims portal" })).toBeVisible();
}
