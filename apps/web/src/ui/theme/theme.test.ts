import { afterEach, expect, it } from "vitest";

const probe = document.createElement("i");
document.body.append(probe);

afterEach(() => document.documentElement.style.removeProperty("color-scheme"));

/** Returns the red, green and blue of a token in the current theme, 0 to 255 each. */
const colourOf = (name: string) => {
  probe.style.color = `var(--${name})`;
  const channels = getComputedStyle(probe).color.match(/^rgb\((\d+), (\d+), (\d+)\)$/u);
  if (!channels) throw new Error(`--${name} is no opaque colour.`);
  return channels.slice(1).map(Number);
};

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (name: string) => {
  const [red = 0, green = 0, blue = 0] = colourOf(name).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two tokens by WCAG 2.2, 1 to 21. */
const contrast = (theme: string, text: string, background: string) => {
  document.documentElement.style.colorScheme = theme;
  const [light = 0, dark = 0] = [luminance(text), luminance(background)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const READ_ON = [
  ["text", "paper"],
  ["text", "page"],
  ["text", "paper-sunken"],
  ["text", "accent-soft"],
  ["text", "red-soft"],
  ["text", "amber-soft"],
  ["text", "green-soft"],
  ["text", "blue-soft"],
  ["muted", "paper"],
  ["muted", "page"],
  ["muted", "paper-sunken"],
  ["muted", "line"],
  ["accent", "paper"],
  ["accent", "page"],
  ["accent", "paper-sunken"],
  ["accent", "accent-soft"],
  ["accent-deep", "accent-soft"],
  ["accent-deep", "paper"],
  ["accent-deep", "page"],
  ["on-accent", "accent"],
  ["on-accent", "accent-deep"],
  ["on-accent", "red"],
  ["on-accent", "red-deep"],
  ["ink-text", "ink"],
  ["ink-text", "ink-raised"],
  ["on-ink", "ink-raised"],
  ["ink-muted", "ink"],
  ["ink-accent", "ink"],
  ["ink-accent", "ink-raised"],
  ["on-ink-accent", "ink-accent"],
  ["on-ink-accent", "ink-accent-raised"],
  ["red", "paper"],
  ["red", "page"],
  ["red", "red-soft"],
  ["amber", "paper"],
  ["amber", "amber-soft"],
  ["green", "paper"],
  ["green", "green-soft"],
  ["blue", "paper"],
  ["blue", "blue-soft"],
] as const;

/** Edges of controls, and the ring of the focus. */
const SEEN_ON = [
  ["line-strong", "paper"],
  ["line-strong", "page"],
  ["line-strong", "paper-sunken"],
  ["accent", "paper"],
  ["accent", "page"],
  ["accent", "accent-soft"],
  ["ink-accent", "ink"],
  ["ink-accent", "ink-raised"],
] as const;

/** The teams' colours: for words on their washes, and below the white words of a tab. Documents are always light. */
const PRINTED_ON = [
  ["part-grey", "part-wash"],
  ["part-red", "red-soft"],
  ["part-blue", "blue-soft"],
  ["part-green", "green-soft"],
  ["sheet", "part-grey"],
  ["sheet", "part-red"],
  ["sheet", "part-blue"],
  ["sheet", "part-green"],
] as const;

it.each(PRINTED_ON)("has a contrast of at least 4.5:1 for %s on %s, printed", (text, ground) => {
  expect(contrast("light", text, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ["part-blue", "part-red"],
  ["part-red", "part-green"],
])("prints %s at least 1.4:1 lighter than %s, for a copier in grey", (lighter, darker) => {
  expect(contrast("light", lighter, darker)).toBeGreaterThanOrEqual(1.4);
  expect(luminance(lighter)).toBeGreaterThan(luminance(darker));
});

for (const theme of ["light", "dark"]) {
  it.each(READ_ON)(`has a contrast of at least 4.5:1 for %s on %s, ${theme}`, (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEEN_ON)(`has a contrast of at least 3:1 for %s on %s, ${theme}`, (edge, ground) => {
    expect(contrast(theme, edge, ground)).toBeGreaterThanOrEqual(3);
  });
}

it("follows the system by default, and keeps documents light in the dark theme", () => {
  expect(getComputedStyle(document.documentElement).colorScheme).toBe("light dark");
  document.documentElement.style.colorScheme = "dark";
  const sheet = document.createElement("div");
  sheet.style.colorScheme = "light";
  document.body.append(sheet);
  sheet.style.color = "var(--text)";
  const dark = colourOf("text").join();
  expect(getComputedStyle(sheet).color).not.toContain(dark);
  sheet.remove();
});
