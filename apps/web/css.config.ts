import customMedia from "postcss-custom-media";
import type { CSSOptions } from "vite";
import { CUSTOM_MEDIA } from "./src/ui/theme/breakpoints.ts";

/** Defines the breakpoints in every style sheet that uses one. */
const breakpoints = {
  postcssPlugin: "holdfast-breakpoints",
  Once(root: { toString(): string; prepend(...rules: readonly string[]): void }) {
    const css = root.toString();
    const used = Object.entries(CUSTOM_MEDIA).filter(([name]) => css.includes(`(${name})`));
    root.prepend(...used.map(([name, query]) => `@custom-media ${name} ${query};`));
  },
};

/** How the style sheets are read, in the app and in its tests. */
export const css = {
  postcss: { plugins: [breakpoints, customMedia()] },
} as unknown as CSSOptions;
