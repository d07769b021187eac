import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { VideoName } from "@holdfast/contract/public-site/video-addresses";
import type { Page } from "@playwright/test";
import { captionsFile, CLIPS, SECONDS_OF_A_CAPTION } from "../../apps/web/src/platform/video/clips";
import { expect, test } from "../setup/app";
import { openPagesAs, sessionOf } from "../setup/people";

/*
 * Makes the three videos of the product from its own screens: a picture for each caption of `clips.ts`, taken of the
 * demo by a real browser and assembled by ffmpeg.
 */

const folder = fileURLToPath(new URL("../../apps/web/public/videos", import.meta.url));
const run = promisify(execFile);
const MAX_BYTES = 1_500_000;
/** Of the blending of two pictures (seconds). */
const FADE = 0.5;

test.use({ withDemo: true, deviceScaleFactor: 1, viewport: { width: 1280, height: 720 } });

type Shots = (page: Page, shoot: () => Promise<void>) => Promise<void>;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
};

/** The pictures of each clip, in the order of its captions. */
const SHOTS: Readonly<Record<VideoName, Shots>> = {
  landing: async (page, shoot) => {
    for (const address of [
      "/",
      "/dashboard/risk/assessment",
      "/dashboard/risk/register",
      "/dashboard/business-impact-analysis/strategic",
      "/dashboard/recovery-strategy",
      "/dashboard/plan-document",
    ]) {
      await open(page, address);
      await shoot();
    }
  },
  policy: async (page, shoot) => {
    await open(page, "/organization/policy");
    await shoot();
    await page.getByRole("button", { name: "Create New" }).click();
    await page.getByLabel("Governance Committee").first().scrollIntoViewIfNeeded();
    await shoot();
    await page
      .getByRole("radiogroup", { name: /Crisis Management Team/ })
      .evaluate((group) => group.scrollIntoView({ block: "center" }));
    await shoot();
    await page.getByRole("button", { name: "Save", exact: true }).scrollIntoViewIfNeeded();
    await shoot();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("button", { name: "Certificate" }).hover();
    await shoot();
    await page.getByRole("button", { name: /the signature$/ }).click();
    await page.getByRole("dialog").waitFor();
    await shoot();
  },
  tactical: async (page, shoot) => {
    await open(page, "/dashboard/business-impact-analysis/tactical");
    await shoot();
    const sliders = page.getByRole("slider");
    await sliders.last().scrollIntoViewIfNeeded();
    await sliders.first().focus();
    await shoot();
    for (const _ of [1, 2]) await page.keyboard.press("ArrowRight");
    await shoot();
    await sliders.nth(1).focus();
    await shoot();
    await page.keyboard.press("End");
    await shoot();
    await page.getByRole("button", { name: "Save", exact: true }).hover();
    await shoot();
  },
};

for (const name of ["landing", "policy", "tactical"] as const)
  test(`the video ${name}`, async ({ page, app }) => {
    test.setTimeout(300_000);
    await openPagesAs(page, await sessionOf(app, "owner@demo.example"));
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Later" }).click();
    const work = await mkdtemp(path.join(os.tmpdir(), "holdfast-video-"));
    const pictures: string[] = [];
    await SHOTS[name](page, async () => {
      const picture = path.join(work, `${pictures.length}.png`);
      await page.screenshot({ path: picture, animations: "disabled" });
      pictures.push(picture);
    });
    const { captions } = CLIPS[name];
    expect(pictures, "a picture for each caption").toHaveLength(captions.length);
    const file = (ending: string) => path.join(folder, `${name}.${ending}`);
    await assemble(pictures, file("mp4"));
    await ffmpeg("-y", "-i", pictures[0] ?? "", "-q:v", "6", file("jpg"));
    await writeFile(file("vtt"), captionsFile(CLIPS[name]));
    await rm(work, { recursive: true });
    expect((await stat(file("mp4"))).size, "bytes of the video").toBeLessThan(MAX_BYTES);
  });

/** Shows each picture for the time of its caption, and blends it into the next one. */
async function assemble(pictures: readonly string[], target: string): Promise<void> {
  const seconds = String(SECONDS_OF_A_CAPTION + FADE);
  const inputs = pictures.flatMap((picture) => ["-loop", "1", "-t", seconds, "-i", picture]);
  const blends = pictures.slice(1).map((_, at) => {
    const before = at === 0 ? "[0]" : `[v${at}]`;
    const offset = (at + 1) * SECONDS_OF_A_CAPTION;
    return `${before}[${at + 1}]xfade=transition=fade:duration=${FADE}:offset=${offset}[v${at + 1}]`;
  });
  const last = `[v${pictures.length - 1}]`;
  const filter = [...blends, `${last}fps=12,format=yuv420p[out]`].join(";");
  const length = String(pictures.length * SECONDS_OF_A_CAPTION);
  const coding = ["-c:v", "libx264", "-preset", "slow", "-tune", "stillimage", "-crf", "28"];
  const shape = ["-movflags", "+faststart", "-map_metadata", "-1", "-t", length];
  await ffmpeg(
    "-y",
    ...inputs,
    "-filter_complex",
    filter,
    "-map",
    "[out]",
    ...coding,
    ...shape,
    target,
  );
}

async function ffmpeg(...words: readonly string[]): Promise<void> {
  try {
    await run("ffmpeg", ["-loglevel", "error", ...words]);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    throw new Error("ffmpeg is missing. Install it first: apt-get install ffmpeg", { cause });
  }
}
