import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";
import { BUSINESS, ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { readPdf } from "../setup/read-pdf";
import { tick } from "../setup/pointer";

/* Write the policy, have it signed, revise it, and choose who is accountable for it in the plan. */

const OWNER = "policy@tidepool.example";

async function choose(page: Page, field: string, name: string) {
  const box = page.getByRole("combobox", { name: field });
  await box.fill(name);
  await page.getByRole("option", { name }).click();
  await page.keyboard.press("Escape");
}

async function download(page: Page, button: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), ...(await readPdf(await file.path())) };
}

test("a policy is written, signed, revised and printed with its certificate", async ({
  page,
  app,
}) => {
  const { session } = await ownPlan(app, OWNER);
  await openPagesAs(page, session);
  const preview = page.getByRole("region", { name: "Preview of the policy" });

  await test.step("the first version is saved once a statement and a member are chosen", async () => {
    await page.goto("/organization/policy");
    await expect(page.getByText("No policy document, please create new.")).toBeVisible();
    await page.getByRole("button", { name: "Create New" }).click();
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeDisabled();
    await choose(page, "Governance Committee", "Mei Tan");
    await expect(save).toBeDisabled();
    await tick(page.getByRole("radio", { name: /made up of the owner of Tidepool/ }));
    await expect(page.getByLabel("Policy statement")).toHaveValue(/owner of Tidepool Café Pty Ltd/);
    await expectAccessible(page);
    await save.click();
    await expect(preview).toContainText("Governance Committee and Approval");
    await expect(preview).toContainText("Mei Tan");
    await expectAccessible(page);
  });

  await test.step("the signature is recorded", async () => {
    await page.getByRole("button", { name: "Record the signature" }).click();
    const dialog = page.getByRole("dialog", { name: "Record the signature" });
    await dialog.getByLabel("Signed by").fill("Mei Tan");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/Version 1 was signed by Mei Tan on/)).toBeVisible();
  });

  await test.step("a revision keeps the first version", async () => {
    await page.getByRole("button", { name: "Create New" }).click();
    await choose(page, "Governance Committee", "Tom Gallagher");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Version 2 has not been signed yet.")).toBeVisible();
    await expect(page.getByText("Added to the committee: Tom Gallagher.").first()).toBeVisible();
    await page.getByRole("button", { name: "Show version 1" }).click();
    await expect(page.getByText("Version 1 has been replaced by a newer version.")).toBeVisible();
    await expect(preview).not.toContainText("Tom Gallagher");
    await page.getByRole("button", { name: "Show version 2" }).click();
  });

  await test.step("policy and certificate are downloaded", async () => {
    const policy = await download(page, "Download");
    expect(policy.name).toBe(`Policy_Program_${BUSINESS.replaceAll(" ", "_")}.pdf`);
    expect(policy.pages).toBe(12);
    expect(policy.text).toContain("Added to the committee: Tom Gallagher.");
    const certificate = await download(page, "Certificate");
    expect(certificate.name).toBe(`Certificate_${BUSINESS}.pdf`);
    expect(certificate.pages).toBe(1);
    expect(certificate.text).toContain("Mei Tan, Tom Gallagher");
  });

  await test.step("with accountable members the section of the plan is complete", async () => {
    await page.goto("/dashboard/policy");
    await page.getByRole("button", { name: "Select members" }).click();
    await choose(page, "Contacts", "Mei Tan");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Change members" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/dashboard");
    const section = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: "Policy & Program" });
    await expect(section).toContainText("100%");
  });
});
