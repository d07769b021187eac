import { execFile } from "node:child_process";
import { rename } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { test } from "../setup/app";
import { newestCode } from "../setup/mailbox";

const folder = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const image = (name: string) => path.join(folder, `${name}.png`);
test.use({ withDemo: true, deviceScaleFactor: 1, viewport: { width: 1280, height: 800 } });

const PAGES = [
  ["business", "/organization"],
  ["plans", "/dashboard/plans"],
  ["contacts", "/organization/contacts"],
  ["exposures", "/dashboard/risk/exposures"],
  ["risk-assessment", "/dashboard/risk/assessment"],
  ["risk-register", "/dashboard/risk/register"],
  ["risk-report", "/dashboard/risk/report"],
  ["teams", "/dashboard/teams"],
  ["strategic-bia", "/dashboard/business-impact-analysis/strategic"],
  ["tactical-bia", "/dashboard/business-impact-analysis/tactical"],
  ["recovery-strategy", "/dashboard/recovery-strategy"],
  ["plan-document", "/dashboard/plan-document"],
] as const;

/** Pages of the printed documents. */
const DOCUMENTS = [
  ["printed", "/dashboard/plan-document", [1, 3, 14, 20]],
  ["report", "/dashboard/risk/report", [1, 4, 8]],
] as const;

test("the main path, page by page", async ({ page, app }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: image("landing") });
  await page.getByRole("button", { name: "Register / Log in" }).first().click();
  await page.getByLabel("Username").fill("owner@demo.example");
  await page.getByLabel("Password", { exact: true }).fill("Continuity-1");
  await page.keyboard.press("Enter");
  await page.getByLabel("Verification Code").waitFor();
  await page.getByLabel("Verification Code").fill(await newestCode(app, "owner@demo.example"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { name: "Progress" }).waitFor();
  await page.screenshot({ path: image("dashboard") });
  for (const [name, address] of PAGES) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: image(name) });
  }
  for (const [name, address, numbers] of DOCUMENTS) {
    await page.goto(address);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const file = await (await downloading).path();
    for (const number of numbers) {
      const target = path.join(folder, `${name}-${number}`);
      const words = ["-r", "60", "-f", `${number}`, "-l", `${number}`, "-png", "-singlefile", file];
      await promisify(execFile)("pdftoppm", [...words, target]);
      await rename(`${target}.png`, image(`${name}-${String(number).padStart(2, "0")}`));
    }
  }
});
