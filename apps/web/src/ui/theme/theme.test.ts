import { expect, it } from "vitest";

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two tokens by WCAG 2.2, 1 to 21. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(token(one)), luminance(token(other))].toSorted(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
};

const READ_ON = [
  ["text", "paper"],
  ["text", "page"],
  ["muted", "paper"],
  ["muted", "page"],
  ["muted", "paper-sunken"],
  ["muted", "line"],
  ["accent", "paper"],
  ["accent", "page"],
  ["accent", "accent-soft"],
  ["accent-deep", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "red"],
  ["ink-text", "ink"],
  ["ink-muted", "ink"],
  ["ink-text", "ink-raised"],
  ["ink-accent", "ink"],
  ["ink", "ink-accent"],
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

it.each(READ_ON)("has a contrast of at least 4.5:1 for %s on %s", (ink, background) => {
  expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
});

it("has a contrast of at least 3:1 for the border of a control", () => {
  expect(contrast("line-strong", "paper")).toBeGreaterThanOrEqual(3);
});
