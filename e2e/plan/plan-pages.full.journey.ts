import { expect, test } from "../setup/cafe";

/* The pages of a plan in the order of their links to the previous and next page (specification 2, routes). */

const BIA = "/dashboard/business-impact-analysis";
const CHAINS = [
  [
    "/dashboard/risk/exposures",
    "/dashboard/risk/assessment",
    "/dashboard/risk/register",
    "/dashboard/risk/report",
  ],
  [
    "/dashboard/business-units",
    "/dashboard/teams",
    "/dashboard/policy",
    `${BIA}/strategic`,
    `${BIA}/strategic?step=mtpd`,
    `${BIA}/strategic?step=scales`,
    `${BIA}/tactical`,
    `${BIA}/operational`,
    "/dashboard/recovery-strategy",
    "/dashboard/plan-document",
  ],
] as const;

test("the pages of a plan lead to the next one and back", async ({ page, app }) => {
  const chain = page.getByRole("navigation", { name: "Previous and next page" });
  const previous = chain.getByRole("link", { name: /^Previous/ });
  const next = chain.getByRole("link", { name: /^Next/ });
  const follow = async (link: typeof next, path: string) => {
    await expect(link).toHaveAttribute("href", path);
    // By keyboard: the page above the link may still grow while it loads.
    await link.press("Enter");
    await expect(page).toHaveURL(app.url + path);
  };
  for (const pages of CHAINS) {
    const [first] = pages;
    await page.goto(first);
    for (const path of pages.slice(1)) await follow(next, path);
    for (const path of pages.slice(0, -1).toReversed())
      await follow(previous, path.endsWith("/strategic") ? `${path}?step=areas` : path);
    await expect(previous).toHaveCount(0);
  }
});
