import { expect, expectAccessible, test } from "./cafe";

const PATH = [
  "/organization",
  "/organization/list",
  "/organization/contacts",
  "/organization/customers",
  "/organization/suppliers",
  "/organization/strategic-areas",
  "/dashboard",
  "/dashboard/plans",
  "/dashboard/risk/assessment",
  "/dashboard/risk/register",
  "/dashboard/business-units",
  "/dashboard/teams",
  "/dashboard/business-impact-analysis/strategic",
  "/dashboard/business-impact-analysis/tactical",
  "/dashboard/business-impact-analysis/operational",
  "/dashboard/recovery-strategy",
  "/dashboard/plan-document",
  "/organization/users",
  "/admin/settings",
  "/purchase",
  "/reset-password",
  "/confirmation/email",
  "/contact-us",
];

test("every screen of the path fits a tablet and a phone, and can be used by everybody", async ({
  page,
}) => {
  for (const path of PATH)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(path);
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 768 });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading.*\.\.\.$/)).toHaveCount(0);
        await expect.poll(() => page.evaluate(sideways), `${path} at ${width}`).toEqual([]);
        await expectAccessible(page);
      }
    });
  expect(page.url()).toContain("/contact-us");
});

/** What is wider than its place: the page, or a part of it that would have to be scrolled sideways. */
function sideways(): string[] {
  return [...document.querySelectorAll("*")]
    .filter((part) => {
      const { overflowX } = getComputedStyle(part);
      const scrolls = part === document.documentElement || ["auto", "scroll"].includes(overflowX);
      return scrolls && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
    })
    .map((part) => `${part.localName}.${part.className}: ${part.scrollWidth}`);
}
