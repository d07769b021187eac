import { expect, expectAccessible, test } from "../setup/cafe";

const PATH = [
  "/organization",
  "/organization/list",
  "/organization/contacts",
  "/organization/customers",
  "/organization/suppliers",
  "/organization/strategic-third-parties",
  "/organization/strategic-crisis-experts",
  "/organization/strategic-areas",
  "/dashboard",
  "/dashboard/plans",
  "/dashboard/risk/exposures",
  "/dashboard/risk/assessment",
  "/dashboard/risk/register",
  "/dashboard/risk/report",
  "/dashboard/business-units",
  "/dashboard/teams",
  "/dashboard/business-impact-analysis/strategic",
  "/dashboard/business-impact-analysis/tactical",
  "/dashboard/business-impact-analysis/operational",
  "/dashboard/recovery-strategy",
  "/dashboard/plan-document",
  "/dashboard/policy",
  "/dashboard/documents",
  "/dashboard/activation-levels",
  "/dashboard/glossary",
  "/organization/policy",
  "/organization/plans",
  "/organization/history",
  "/organization/users",
  "/admin/settings",
  "/purchase",
  "/reset-password",
  "/confirmation/email",
  "/contact-us",
];

// The longest journey, shared by both workers.
test.describe.configure({ mode: "parallel" });
const HALVES = [
  ["the first, third and so on", PATH.filter((_, at) => at % 2 === 0)],
  ["the others", PATH.filter((_, at) => at % 2 === 1)],
] as const;

for (const [which, paths] of HALVES)
  test(`every screen of the path fits a tablet and a phone, and is accessible: ${which}`, async ({
    page,
  }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1024, height: 768 });
        await page.goto(path);
        for (const width of [1024, 390]) {
          await page.setViewportSize({ width, height: 768 });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading.*\.\.\.$/)).toHaveCount(0);
          await expect.poll(() => page.evaluate(overflowing), `${path} at ${width}`).toEqual([]);
          await expectAccessible(page, { isPreviewChecked: width === 390 });
        }
        // 400 % zoom of a window of 1280 px.
        await page.setViewportSize({ width: 320, height: 768 });
        await expect.poll(() => page.evaluate(overflowing), `${path} at 320`).toEqual([]);
      });
    expect(page.url()).toContain(paths.at(-1));
  });

test("a message on a phone does not cover the next control", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 768 });
  await page.goto("/dashboard/business-impact-analysis/strategic");
  for (const step of ["step 1", "step 2"]) {
    // Waits in the page: the message closes by itself after a few seconds.
    const result = page.evaluate(coveredByNextMessage);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    expect(await result, step).toEqual([]);
    if (step === "step 1") await page.getByRole("link", { name: /^Next Maximum/ }).click();
  }
  for (const days of ["5 days", "7 days"]) {
    const choice = page.getByRole("radio", { name: days, exact: true });
    await choice.locator("xpath=ancestor::label").click();
    await expect(choice).toBeChecked();
  }
});

/** Waits for a message not seen before; returns the controls that it would cover if they were scrolled to its position. */
async function coveredByNextMessage(): Promise<string[]> {
  let message: HTMLElement | null = null;
  while (!message) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    message = document.querySelector('section[aria-label="Messages"] li:not([data-seen])');
  }
  message.dataset["seen"] = "";
  const messages = message.closest("section");
  const toast = message.getBoundingClientRect();
  return [...document.querySelectorAll("header :is(a, button), main :is(a, button, label)")]
    .filter((part) => {
      part.scrollIntoView({ block: "center" });
      const before = part.getBoundingClientRect();
      window.scrollBy(0, before.y + before.height / 2 - toast.y - toast.height / 2);
      const { x, y, width, height } = part.getBoundingClientRect();
      return messages?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map(({ textContent }) => textContent ?? "");
}

/**
 * Returns what overflows horizontally: the page, or a part of it that would have to be scrolled sideways. Tabs and
 * steps may: the edge of their strip fades where there is more.
 */
function overflowing(): string[] {
  return [...document.querySelectorAll("*:not(.scroll-strip)")]
    .filter((part) => {
      const { overflowX } = getComputedStyle(part);
      const scrolls = part === document.documentElement || ["auto", "scroll"].includes(overflowX);
      return scrolls && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
    })
    .map((part) => `${part.localName}.${part.className}: ${part.scrollWidth}`);
}
