import { plainImage } from "../../apps/api/test/factories/images";
import { expect, expectAccessible, test } from "../setup/cafe";
import { readPdf } from "../setup/read-pdf";

/* The claim of an incident: six costs, recorded on a phone, and the annex that the insurer gets. */

const COSTS = [
  ["Rented van", "1240.50", "Increased cost of working"],
  ["Overtime of the cleaners", "600", "Increased cost of working"],
  ["Rented oven", "980", "Increased cost of working"],
  ["Smoke damage", "3100", "Repairs and clean-up"],
  ["New window", "455", "Repairs and clean-up"],
] as const;

test("six costs in two kinds are recorded, corrected and printed for the insurer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole("dialog");
  const total = (amount: string) =>
    page.getByRole("heading", { name: `Costs so far: ${amount}`, exact: true });
  const fill = async (text: string, amount: string, kind: string) => {
    await dialog.getByLabel("What it is for").fill(text);
    await dialog.getByLabel("Amount").fill(amount);
    await dialog.getByLabel("Kind of cost").selectOption(kind);
  };

  await test.step("the costs are recorded, with the indemnity period", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Declare an incident" }).click();
    await page.getByRole("button", { name: /^Declare level 2/ }).click();
    await page.getByRole("tab", { name: "Costs" }).click();
    for (const [text, amount, kind] of COSTS) {
      await page.getByRole("button", { name: "Add cost" }).click();
      await fill(text, amount, kind);
      await dialog.getByLabel("Business unit").selectOption("Kitchen");
      await dialog.getByRole("button", { name: "Add cost" }).click();
      await expect(dialog).toHaveCount(0);
    }
    await expect(total("AU$6,375.50")).toBeVisible();
    await expect(page.getByText(/^Indemnity period: \d+ months, until /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("one with its receipt is kept without a network, and sent when it is back", async () => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Add cost" }).click();
    await fill("Electrician", "880.25", "Repairs and clean-up");
    await dialog.getByLabel("Paid by").fill("Business card");
    await dialog.getByLabel("Photo of the receipt").setInputFiles({
      name: "receipt.png",
      mimeType: "image/png",
      buffer: await plainImage("png", { width: 800, height: 600 }),
    });
    await expect(dialog.getByText("Photo added")).toBeVisible();
    await dialog.getByRole("button", { name: "Add cost" }).click();
    await expect(total("AU$7,255.75")).toBeVisible();
    await expect(page.getByText(/, not sent$/)).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(page.getByText(/, not sent$/)).toHaveCount(0);
    await expect(page.getByRole("img", { name: "Receipt: Electrician" })).toBeVisible();
    await expect(total("AU$7,255.75")).toBeVisible();
  });

  await test.step("a mistake is corrected by an entry that replaces it", async () => {
    await page.getByRole("button", { name: "Correct Rented van" }).click();
    await dialog.getByLabel("Amount").fill("1136");
    await dialog.getByLabel("Why it is corrected").fill("The receipt says less.");
    await dialog.getByRole("button", { name: "Save correction" }).click();
    await expect(total("AU$7,151.25")).toBeVisible();
    await expect(page.getByText("Before: Rented van, AU$1,240.50.")).toBeVisible();
    await page.getByRole("tab", { name: "Log" }).click();
    const log = page.getByRole("list", { name: "Log", exact: true });
    await expect(log.getByText("Rented van")).toHaveCount(2);
  });

  await test.step("the report has an annex with policies, totals, receipts and corrections", async () => {
    await page.getByRole("button", { name: "Report", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download report" }).click(),
    ]);
    const { text } = await readPdf(await download.path());
    for (const words of [
      "Annex for the insurer: costs",
      "Business interruption",
      "Increased cost of working 3 AU$2,716.00",
      "Repairs and clean-up 3 AU$4,435.25",
      "All costs 6 AU$7,151.25",
      "The receipt says less.",
    ])
      expect(text).toContain(words);
  });

  // Journeys of this worker share the café, and a declaration offers to join an active incident.
  await page.getByRole("button", { name: "Stand the teams down" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stand the teams down" }).click();
  await expect(page.getByText(/ Stood down\./)).toBeVisible();
});
