import type { Page } from "@playwright/test";
import { readSheet } from "../../apps/api/test/setup/read-sheet";
import { expect, expectAccessible, test } from "../setup/app";
import { BUSINESS, ownPlan, PLAN } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { choose, tick } from "../setup/pointer";
import { readPdf } from "../setup/read-pdf";
import { fillRiskForm, riskAnswer, saveRisks } from "../setup/risk-answers";

/*
 * What a business and its broker do together: forty risks assessed, the register exported as shown, and a report with
 * the same figures as the screens.
 */

const RISKS = 40;
/** This many are answered with the pointer, the others through the API. */
const BY_POINTER = 6;

test("forty risks are assessed, exported as shown, and reported with the same figures", async ({
  page,
  app,
}) => {
  const own = await ownPlan(app, "risk-work@cafe.example");
  await openPagesAs(page, own.session);
  const names: string[] = [];
  let total = "";

  await test.step("the industry's exposures lead to the assessment", async () => {
    await page.goto("/dashboard/risk/exposures");
    await expect(page.getByText("Cafes and Restaurants").first()).toBeVisible();
    await expect(page.getByText(/^Hazard index for Cafes and Restaurants/)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("link", { name: /Risk Assessment/ })
      .last()
      .click();
    await page.waitForURL("**/risk/assessment");
  });

  await test.step("forty presets are answered", async () => {
    const rows = page.getByRole("row").filter({ has: page.getByRole("radio") });
    await expect(rows.nth(RISKS)).toBeVisible();
    const labels = await rows
      .getByRole("radiogroup")
      .evaluateAll((groups) => groups.map((group) => group.ariaLabel ?? ""));
    names.push(...labels.slice(0, RISKS));
    expect(new Set(names).size).toBe(RISKS);
    for (let at = 0; at < BY_POINTER; at += 1) {
      await rows.nth(at).getByRole("radio", { name: "Yes" }).click();
      await fillRiskForm(page, riskAnswer(at));
      await expect(rows.nth(at).getByRole("radio", { name: "Yes" })).toBeChecked();
    }
    const answers = names.map((name, at) => ({ name, answer: riskAnswer(at) }));
    await saveRisks(app, own, answers.slice(BY_POINTER));
    await page.reload();
    await expect(rows.getByRole("radio", { name: "Yes", checked: true })).toHaveCount(RISKS);
    await expectAccessible(page);
  });

  await test.step("nothing in the other categories applies, so all are looked at", async () => {
    await page.goto("/dashboard/risk/report");
    await expect(
      page.getByRole("heading", { name: /^\d of 12 categories looked at/ }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Accept as a first draft" })).toBeVisible();
    await page.getByRole("link", { name: "Continue the assessment" }).click();
    const last = page.getByRole("checkbox", { name: /^None of these apply in Reputation/ });
    await expect(last).toBeVisible();
    for (const box of await page.getByRole("checkbox", { name: /^None of these apply/ }).all())
      await tick(box);
    await expect(page.getByText("12 of 12 categories looked at")).toBeVisible();
    await expect(last).toBeChecked();
    await expectAccessible(page);
  });

  await test.step("the register has them all", async () => {
    await page.goto("/dashboard/risk/register");
    const summary = page.getByText(/^40 risks, AU\$/);
    await expect(summary).toBeVisible();
    total = /AU\$[\d,]+\.\d\d/.exec(await summary.innerText())?.[0] ?? "";
    const shown = await shownRegister(page);
    expect(shown.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    const sum = shown.reduce((sum, row) => sum + hundredthsOf(row[4] ?? ""), 0);
    expect(sum).toBe(hundredthsOf(total));
    expect(await exportedRegister(page)).toEqual([await shownHeads(page), ...shown]);
  });

  await test.step("filtered, searched and sorted, it is exported as shown", async () => {
    await page.getByText("All categories", { exact: true }).click();
    for (const at of [0, 1]) await tick(page.getByRole("checkbox").nth(at));
    await page.keyboard.press("Escape");
    const ofCategories = page.getByText(/of 40 risks/);
    await expect(ofCategories).toBeVisible();
    const summary = await ofCategories.innerText();
    await choose(page, "Follow Up Date", "Overdue");
    await expect(ofCategories).not.toHaveText(summary);
    const sort = page.getByRole("button", { name: "Loss Value", exact: true });
    await sort.click();
    await sort.click();
    const head = page.getByRole("columnheader", { name: /^Loss Value/ });
    await expect(head).toHaveAttribute("aria-sort", "descending");
    const overdue = await shownRegister(page);
    expect(overdue.length).toBeGreaterThan(2);
    const losses = overdue.map((row) => hundredthsOf(row[3] ?? ""));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect((await exportedRegister(page)).slice(1)).toEqual(overdue);

    const [sought = ""] = overdue.at(-1) ?? [];
    await page.getByRole("searchbox", { name: "Search" }).fill(sought.toUpperCase());
    await expect(page.getByText(/^1 of 40 risks/)).toBeVisible();
    expect((await exportedRegister(page)).slice(1)).toEqual(overdue.slice(-1));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear filters" }).click();
  });

  await test.step("the three questions are answered, and the report appears", async () => {
    await page
      .getByRole("link", { name: /Risk & Insurance Report/ })
      .last()
      .click();
    await expect(page.getByRole("heading", { name: /^Congratulations/ })).toBeVisible();
    const download = page.getByRole("button", { name: "Download", exact: true });
    await expect(download).toBeDisabled();
    await page.getByRole("button", { name: "Accept and agree" }).click();
    await expect(page.getByText("Please select an answer.")).toHaveCount(2);
    await expect(page.getByText("Please input a value.")).toBeVisible();
    const [first, third] = [
      page.getByRole("radiogroup").first(),
      page.getByRole("radiogroup").last(),
    ];
    await tick(first.getByRole("radio", { name: "24 months" }));
    await page.getByLabel(/Question 2/).fill("150000");
    await tick(third.getByRole("radio").first());
    await page.getByRole("button", { name: "Accept and agree" }).click();
    await expect(page.getByText(/Next review on/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Under Insurance" })).toBeVisible();
    await expect(page.getByText(total).first()).toBeVisible();
    await expect(download).toBeEnabled();
    await expectAccessible(page);
  });

  await test.step("the printed report matches the screens", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const download = await downloading;
    await expect(page.getByText("Download successfully")).toBeVisible();
    expect(download.suggestedFilename()).toBe(`Risk_Analysis_Report_${BUSINESS}.pdf`);
    const { text } = await readPdf(await download.path());
    const next = page.getByText(/Next review on/);
    await expect(next).toHaveText(/Next review on \d+ \w+ \d+\.$/);
    const [review = ""] = /\d+ \w+ \d+(?=\.$)/.exec(await next.innerText()) ?? [];
    for (const said of [
      BUSINESS,
      PLAN,
      "RISK ANALYSIS REPORT",
      "Disclaimer",
      "Introduction",
      "Scope",
      "Hazard Assessment",
      "Risk Exposures",
      "Risk and Threat Assessment",
      "Under Insurance",
      "Conclusion",
      "24 months",
      "AU$150,000",
      total,
      review,
      ...names,
    ])
      expect(text).toContain(said);
    await page.goto("/dashboard/risk/register");
    await expect(page.getByText(/^40 risks, AU\$/)).toBeVisible();
    for (const row of (await shownRegister(page)).slice(0, 10)) {
      expect(text).toContain(row[3]);
      expect(text).toContain(row[4]);
    }
  });
});

test("the screen and the export use the person's local date for overdue risks", async ({
  app,
  browser,
}) => {
  const { session } = await ownPlan(app, "two-zones@cafe.example");
  // A day and an hour apart: their dates always differ.
  const zones = ["Pacific/Pago_Pago", "Pacific/Kiritimati"] as const;
  const [behind, ahead] = zones.map((timeZone) =>
    new Date().toLocaleDateString("en-GB", { timeZone }),
  );
  for (const timezoneId of zones) {
    const context = await browser.newContext({
      baseURL: app.url,
      timezoneId,
      locale: "en-AU",
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await openPagesAs(page, session);
    if (timezoneId === zones[0]) {
      await page.goto("/dashboard/risk/assessment");
      const rows = page.getByRole("row").filter({ has: page.getByRole("radio") });
      for (const [at, day] of [behind, ahead].entries()) {
        await rows.nth(at).getByRole("radio", { name: "Yes" }).click();
        await fillRiskForm(page, riskAnswer(at, day));
      }
    }
    await page.goto("/dashboard/risk/register");
    await page.getByRole("button", { name: "Follow Up Date", exact: true }).click();
    const days = async () => (await shownRegister(page)).map((row) => row[8]);
    await expect.poll(days).toEqual([behind, ahead]);
    const all = await shownRegister(page);
    await choose(page, "Follow Up Date", "Overdue");
    const overdue = timezoneId === zones[0] ? [] : all.slice(0, 1);
    await expect.poll(() => shownRegister(page)).toEqual(overdue);
    if (overdue.length > 0) expect((await exportedRegister(page)).slice(1)).toEqual(overdue);
    await context.close();
  }
});

const hundredthsOf = (money: string) => Math.round(Number(money.replaceAll(/[^\d.]/g, "")) * 100);

/** The headers shown by the register. */
const shownHeads = (page: Page) =>
  page
    .getByRole("columnheader")
    .evaluateAll((heads) =>
      (heads as HTMLElement[]).map(({ innerText }) => innerText.trim()).slice(0, -1),
    );

/**
 * The rows shown by the register, without the action column; only visible rows are rendered, so it is scrolled through.
 */
const shownRegister = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const table = document.querySelector("main table[aria-rowcount]");
    const view = table?.parentElement;
    if (!table || !view) return [];
    const rows = new Map<number, string[]>();
    for (let top = 0; top < view.scrollHeight; top += view.clientHeight / 2) {
      view.scrollTop = top;
      await frame();
      await frame();
      for (const row of table.querySelectorAll<HTMLTableRowElement>("tr[data-row]"))
        rows.set(
          Number(row.ariaRowIndex),
          [...row.cells]
            .slice(0, -1)
            .map(({ innerText }) => innerText.replaceAll(/\s+/g, " ").trim()),
        );
    }
    view.scrollTop = 0;
    if (rows.size !== Number(table.ariaRowCount ?? 1) - 1) throw new Error("Rows are missing.");
    return [...rows].toSorted(([a], [b]) => a - b).map(([, cells]) => cells);
  });

async function exportedRegister(page: Page) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${PLAN}_Risk_Register.xlsx`);
  return readSheet(await download.path());
}
