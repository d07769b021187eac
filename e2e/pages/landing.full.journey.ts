import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/app";

/** How many slides of each carousel are shown at a window width (specification 1). */
const WIDTHS = [
  { width: 1440, disruptions: 5, news: 4 },
  { width: 900, disruptions: 3, news: 1 },
  { width: 390, disruptions: 1, news: 1 },
] as const;

const disruptions = (page: Page) => page.getByRole("region", { name: /^Ten disruptions/ });
const news = (page: Page) => page.getByRole("region", { name: "Latest news" });

/** Positions of the slides in view, from 0. */
const slidesInView = (carousel: Locator) =>
  carousel.getByRole("list").evaluate((list) => {
    const strip = list.getBoundingClientRect();
    return [...list.children].flatMap((slide, at) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= strip.left - 1 && right <= strip.right + 1 ? [at] : [];
    });
  });
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const expectSlides = (carousel: Locator, slides: readonly number[]) =>
  expect.poll(() => slidesInView(carousel)).toEqual(slides);

for (const { width, ...counts } of WIDTHS)
  test(`the landing page fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(news(page)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    for (const [name, carousel] of [
      ["disruptions", disruptions(page)],
      ["news", news(page)],
    ] as const)
      await test.step(name, async () => {
        const shown = counts[name];
        const total = await carousel.getByRole("listitem").count();
        expect(total).toBeGreaterThan(shown);
        await expectSlides(carousel, from(0, shown));
        const next = carousel.getByRole("button", { name: `Next ${name}` });
        const previous = carousel.getByRole("button", { name: `Previous ${name}` });
        await expect(previous).toHaveAttribute("aria-disabled", "true");
        await next.click();
        await expectSlides(carousel, from(Math.min(shown, total - shown), shown));
        await carousel.getByRole("list").focus();
        await page.keyboard.press("End");
        await expectSlides(carousel, from(total - shown, shown));
        await expect(next).toHaveAttribute("aria-disabled", "true");
        await page.keyboard.press("ArrowLeft");
        await expectSlides(carousel, from(total - shown - 1, shown));
        await page.keyboard.press("Home");
        await expectSlides(carousel, from(0, shown));
        await swipe(page, carousel.getByRole("list"));
        await expect.poll(async () => (await slidesInView(carousel))[0]).toBeGreaterThan(0);
        await expect(carousel.getByRole("status")).not.toBeEmpty();
      });
  });

/** Swipes to the left with a finger, over most of the strip. */
async function swipe(page: Page, strip: Locator): Promise<void> {
  await strip.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly number[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((part) => ({ x: x + width * part, y: y + height / 2 })),
    });
  await touch("touchStart", [0.95]);
  for (const part of [0.8, 0.6, 0.4, 0.2, 0.05]) await touch("touchMove", [part]);
  await touch("touchEnd", []);
  await session.detach();
}

test("nothing on the landing page moves by itself, and turning jumps for people who want no motion", async ({
  page,
}) => {
  await page.goto("/");
  const strip = disruptions(page).getByRole("list");
  await page.getByRole("button", { name: "Next disruptions" }).click();
  // At once: a scroll with motion is still near its start.
  expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(500);
  await expect(news(page)).toBeVisible();
  // Without motion, transitions last 1 ms, and are listed until the next frame.
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? Infinity))
      .filter((milliseconds) => milliseconds > 1),
  );
  expect(moving).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator("video")).toHaveJSProperty("paused", true);
});

test("the video plays by keyboard, with captions", async ({ page }) => {
  await page.goto("/");
  const video = page.locator("video");
  await video.focus();
  await page.keyboard.press("Space");
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0);
  const caption = () =>
    video.evaluate((it: HTMLVideoElement) => {
      const [track] = it.textTracks;
      return track?.mode === "showing" ? (track.activeCues?.[0] as VTTCue | undefined)?.text : null;
    });
  const captions = await page
    .getByRole("region", { name: "Holdfast in 30 seconds" })
    .getByRole("listitem")
    .allTextContents();
  // On a slow machine the first caption may have passed.
  await expect.poll(async () => captions.includes((await caption()) ?? "")).toBe(true);
});

test("the contact page, the legal texts and the login are reached from the landing page", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const title of ["Terms & Conditions", "Privacy Policy"]) {
    await footer.getByRole("button", { name: title }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await footer.getByRole("link", { name: "Contact us" }).click();
  for (const { width } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const region of ["International", "Australia", "South Africa", "New Zealand"])
      await expect(page.getByRole("heading", { name: region, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^LinkedIn/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole("button", { name: "Register / Log in" }).click();
  await expect(page.getByRole("dialog").getByRole("tab", { name: "Log in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Holdfast, home" }).click();
  await expect(page.getByRole("heading", { name: /^Know what to do/ })).toBeVisible();
});
