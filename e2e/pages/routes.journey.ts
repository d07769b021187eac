import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Page } from "@playwright/test";
import { CAFE } from "../../apps/api/src/demo/cafe-places";
import { loadScreenRoutes } from "../../bench/setup/screen-routes";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/app";
import { openAppAs, registerPerson, sessionOf } from "../setup/people";

/** Public pages, and what they show to a person without a link. */
const PUBLIC = [
  ["/contact-us", "Contact us"],
  ["/confirmation/email", "Sorry, an error occurred"],
  ["/contact-check", "This link does not work"],
  ["/exercise-link", "This link does not work"],
  ["/monthly-question", "This link does not work"],
  ["/incident-alert", "This link does not work"],
  ["/safe", "This link does not work"],
  ["/invitation/email", "Sorry, an error occurred"],
  ["/renewal-reminders", "This link does not work"],
  ["/reset-password", "Send Verification Email"],
] as const;

/** Addresses below an area that lead elsewhere without a session, although no screen is there. */
const PROTECTED_AND_UNKNOWN = ["/dashboard/nowhere", "/admin/nowhere"];

/** With a session: where each path leads. */
const UNKNOWN_ADDRESSES = [
  ["/nowhere", "/nowhere"],
  ["/dashboard/nowhere", "/not-found"],
  ["/dashboard/risk/nowhere", "/not-found"],
  ["/dashboard/business-impact-analysis/nowhere", "/not-found"],
  ["/organization/nowhere", "/organization/nowhere"],
] as const;

const ID = "0199e2a0-0000-7000-8000-000000000002";
/** Links with the id and token of no one, and the message for anyone who opens them. */
const LINKS = [
  [
    `/confirmation/email?id=${ID}&token=abc`,
    "This user does not exist. Please register or log in another account.",
  ],
  [
    `/update-email?id=${ID}&token=abc`,
    "The link is invalid or expired. Please log in and change your email again.",
  ],
  [
    `/invitation/email?id=${ID}&token=abc&orgId=${ID}`,
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
  ],
  [
    `/invitation/email?id=${ID}&token=abc&brokerageId=${ID}`,
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
  ],
  [
    `/reset-password?id=${ID}&token=abc`,
    "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.",
  ],
  [
    `/contact-check#id=${ID}&token=abc`,
    "This link has expired or was replaced by a newer message. You do not need to do anything else.",
  ],
  [
    `/monthly-question#id=${ID}&token=abc`,
    "This link has expired. You will get the next question next month.",
  ],
  [
    `/exercise-link#id=${ID}&token=abc`,
    "This link is incomplete, was replaced, or its exercise was cancelled. Ask the facilitator for a new invitation.",
  ],
  [
    `/incident-alert#id=${ID}&token=abc`,
    "This link is incomplete or unknown. Open the newest message, or call the leader of your team.",
  ],
  [
    `/safe#id=${ID}&token=abc`,
    "This link is incomplete. Open it again from the message. If you need help, call the emergency services.",
  ],
  // As in messages of older versions.
  [
    `/incident-alert?id=${ID}&token=abc`,
    "This link is incomplete or unknown. Open the newest message, or call the leader of your team.",
  ],
  ["/?link=bm90IGEgcGFydG5lcg==", "This link is invalid or expired. Please log in."],
] as const;

/** Pages that show a wrong link as they show none, but for the sentence: the first test checks their accessibility. */
const SAME_SCREEN: ReadonlySet<string> = new Set([
  "/confirmation/email",
  "/contact-check",
  "/monthly-question",
  "/exercise-link",
  "/incident-alert",
  "/safe",
]);

/** The pages of the organisation in their order, each with what its link to the next one says (specification 2). */
const ORGANISATION_PAGES = [
  ["contacts", "Customers"],
  ["customers", "Suppliers"],
  ["suppliers", "Strategic Third Parties"],
  ["strategic-third-parties", "Strategic Crisis Experts"],
  ["strategic-crisis-experts", "Strategic Areas"],
  ["strategic-areas", "Policy"],
  ["policy", "Go to Plans"],
] as const;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const notFound = (page: Page) => page.getByRole("heading", { name: "Page not found" });

test("without a session, public pages open and all others lead to the landing page", async ({
  page,
  app,
}) => {
  const screens = (await loadScreenRoutes()).filter(({ path }) => !path.endsWith("*"));
  const open = screens.filter(({ needs }) => needs === "nothing").map(({ path }) => path);
  // The landing page is where all others lead; /update-email leads there without a link.
  expect(open.toSorted()).toEqual(
    ["/", "/update-email", ...PUBLIC.map(([path]) => path)].toSorted(),
  );
  const closed = screens.filter(({ needs }) => needs !== "nothing").map(({ path }) => path);
  for (const [path, heading] of PUBLIC)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      expect(pathOf(page)).toBe(path);
      await expectAccessible(page);
    });
  for (const path of ["/update-email", ...closed, ...PROTECTED_AND_UNKNOWN])
    await test.step(path, async () => {
      // Its pictures need not have arrived.
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForURL(`${app.url}/`, { waitUntil: "commit" });
      await expect(page.getByRole("button", { name: "Register / Log in" }).first()).toBeVisible();
    });
  await test.step("an unknown address", async () => {
    for (const path of ["/nowhere", "/not-found"]) {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
    }
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.waitForURL(`${app.url}/`);
  });
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the public pages show their text", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: /^Know what to do/ })).toBeVisible();
    await expect(page.getByText("You can start in one morning.")).toBeVisible();
    await expect(page.locator("body > noscript")).toBeInViewport();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
    await expect(page.getByRole("heading", { name: "Contact us" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Who runs this service" })).toBeVisible();
    await expect(page.getByRole("link", { name: "hello@holdfast.example" })).toBeVisible();
  });
});

test("no id, token or link remains in the address bar or history", async ({ page, app }) => {
  for (const [link, words] of LINKS) {
    const path = link.replace(/[?#].*/, "");
    await test.step(link.replace(/token=.*|link=.*/, "…"), async () => {
      await page.goto(link);
      await expect(page.getByText(words)).toBeVisible();
      expect(page.url()).toBe(app.url + path);
      if (!SAME_SCREEN.has(path)) await expectAccessible(page);
      await page.goto("/contact-us");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(page.url()).not.toMatch(/[?#]/);
    });
  }
});

test("with a session, an unknown address says so, and the person's own pages stay open", async ({
  page,
  app,
}) => {
  const email = "walker@cafe.example";
  const visits: unknown[] = [];
  await registerPerson(app, email);
  const session = await sessionOf(app, email);
  await callerOf(app.url, session.access_token)(createOrganisation, { body: CAFE });
  await openAppAs(page, session);
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/page_views")) visits.push(request.postDataJSON());
  });
  for (const [path, shown] of UNKNOWN_ADDRESSES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
      expect(pathOf(page)).toBe(shown);
    });
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("**/dashboard/plans");
  await expect.poll(() => visits).toContainEqual({ route: "/dashboard/plans" });

  await test.step("an unknown address under /admin leads to its first entry", async () => {
    await page.goto("/admin/nowhere");
    await page.waitForURL("**/admin/my-subscriptions");
    await expect(page.getByRole("heading", { level: 1, name: "My Subscriptions" })).toBeVisible();
    await page.goto("/purchase");
    await expect(page.getByRole("heading", { level: 1, name: "Purchase" })).toBeVisible();
    await expectAccessible(page);
  });
  expect(JSON.stringify(visits)).not.toContain("nowhere");

  await test.step("the pages of the organisation lead to the next one and back", async () => {
    const chain = page.getByRole("navigation", { name: "Previous and next page" });
    const previous = chain.getByRole("link", { name: /^Previous/ });
    await page.goto("/organization/contacts");
    for (const [path, label] of ORGANISATION_PAGES) {
      await page.waitForURL(`**/organization/${path}`);
      if (path !== "contacts") {
        const here = page.url();
        await previous.click();
        await page.waitForURL((address) => address.href !== here);
        await page.goBack();
        await page.waitForURL(here);
      }
      await chain.getByRole("link", { name: `Next ${label}`, exact: true }).click();
    }
    await page.waitForURL("**/organization/plans");
  });
});
