import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColors } from "../../../test/emulate-media";
import { FOLDERS, GalleryFolder } from "./gallery";

// `loading` only renders other components.
const sources = import.meta.glob<string>(["../**/*.tsx", "!../loading/*", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
const THEMES = ["light", "dark"] as const;
const CASES = NAMES.flatMap((name) => THEMES.map((theme) => [name, theme] as const));

/** Text is antialiased differently on another machine. */
const TOLERANCE = {
  comparatorName: "pixelmatch",
  comparatorOptions: { threshold: 0.25, allowedMismatchedPixelRatio: 0.003 },
} as const;

// As high as the longest folder: only what is in the window is rendered.
beforeEach(() => page.viewport(1120, 2900));

beforeAll(async () => {
  await Promise.all(Array.from(document.fonts, (face) => face.load()));
  // FailureBoundary's example throws.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => document.documentElement.style.removeProperty("color-scheme"));

async function show(name: keyof typeof FOLDERS, theme: (typeof THEMES)[number]) {
  document.documentElement.style.colorScheme = theme;
  await render(<GalleryFolder name={name} />);
  return page.getByRole("region", { name, exact: true });
}

/** Presses Tab before the first control, so that it shows its focus. */
async function focusFirst() {
  const start = document.createElement("button");
  document.body.prepend(start);
  start.focus();
  await userEvent.keyboard("{Tab}");
  start.remove();
}

it.each(CASES)("matches its screenshot: %s, %s", async (name, theme) => {
  const folder = await show(name, theme);
  await focusFirst();
  await expect(folder).toMatchScreenshot(`${name}-${theme}`, TOLERANCE);
});

it.each(THEMES)("matches its screenshot: an open dialog, %s", async (theme) => {
  await show("overlays", theme);
  await page.getByRole("button", { name: "Open dialog" }).click();
  await expect(page.getByRole("dialog")).toMatchScreenshot(`dialog-${theme}`, TOLERANCE);
  await userEvent.keyboard("{Escape}");
});

it.each(CASES)("has no accessibility violations: %s, %s", async (name, theme) => {
  const folder = await show(name, theme);
  // Each example is a part of a page, and the frame's example is a page in a page.
  const { violations } = await axe.run(folder.element(), {
    rules: { region: { enabled: false }, "landmark-main-is-top-level": { enabled: false } },
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
});

it.each(NAMES)(
  "keeps icons, controls and their states visible in forced colours: %s",
  async (name) => {
    await forceColors("active");
    try {
      const folder = await show(name, "light");
      const icons = [...folder.element().querySelectorAll("svg")];
      const colourOf = (part: Element | null) => part && getComputedStyle(part).color;
      expect(icons.filter((icon) => colourOf(icon) !== colourOf(icon.parentElement))).toEqual([]);
      await expect(folder).toMatchScreenshot(`${name}-forced`, TOLERANCE);
    } finally {
      await forceColors("none");
    }
  },
);

it("shows every part of the design system", () => {
  const modules = Object.fromEntries(
    Object.entries(sources).map(([path, code]) => [
      new URL(path, "file:///ui/gallery/").pathname,
      code,
    ]),
  );
  const shown = new Set<string>();
  const visit = (path: string) => {
    if (shown.has(path)) return;
    shown.add(path);
    for (const [, target = ""] of (modules[path] ?? "").matchAll(
      /(?:from|import\() ?"(\.[^"]+)"/gu,
    ))
      visit(`${new URL(target, `file://${path}`).pathname}.tsx`);
  };
  visit("/ui/gallery/gallery.tsx");
  expect(Object.keys(modules).length).toBeGreaterThan(50);
  expect(Object.keys(modules).filter((path) => !shown.has(path))).toEqual([]);
});
