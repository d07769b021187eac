import type { Page } from "@playwright/test";
import { expect } from "./app";
import { choose, tick } from "./pointer";
import { readPdf } from "./read-pdf";

/** Answers a preset risk on the assessment, where its annualised value follows, and finds it in the register. */
export async function answerBuildingFire(page: Page) {
  await page.goto("/dashboard/risk/assessment");
  const row = page.getByRole("row", { name: /Building Fire/ });
  await row.getByRole("radio", { name: "Yes" }).click();
  const dialog = page.getByRole("dialog");
  await choose(dialog, "Likelihood", /^1 in 100 years/);
  await dialog.getByLabel("Loss Value", { exact: true }).fill("123456");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("AU$1,234.56")).toBeVisible();
  await tick(dialog.getByRole("checkbox", { name: "Transfer" }));
  await dialog
    .getByLabel("How will you achieve your Mitigation Strategy?")
    .fill("Insure the fit-out.");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText("Please make a select")).toBeVisible();
  await tick(dialog.getByRole("radio", { name: "Yes" }));
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText("AU$1,234.56")).toBeVisible();
  await page
    .getByRole("link", { name: /Risk Register/ })
    .first()
    .click();
  const listed = page.getByRole("row", { name: /Building Fire/ });
  await expect(listed).toContainText("AU$123,456");
  await expect(listed).toContainText("AU$1,234.56");
}

/** Approves the plan, downloads the approved version and compares it with what is stored. */
export async function approvePlan(page: Page) {
  await page.getByRole("button", { name: "Approve this version" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Your position/ }).fill("Managing Director");
  await dialog.getByRole("button", { name: "Approve version" }).click();
  await expect(dialog).toBeHidden();
  const version = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(version).toContainText("Version 1, approved on");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  const { text } = await readPdf(await download.path());
  expect(text).toMatch(/Version 1\. Approved on \d\d\/\d\d\/\d{4} by/);
  expect(text).toContain("Managing Director");
  await page.getByRole("button", { name: "Compare version 1" }).click();
  await expect(dialog.getByText("No entry was added, removed or changed.")).toBeVisible();
  await page.keyboard.press("Escape");
}
