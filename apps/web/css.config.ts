import { createHash } from "node:crypto";
import path from "node:path";
import customMedia from "postcss-custom-media";
import type { CSSOptions } from "vite";
import { CUSTOM_MEDIA } from "./src/ui/theme/breakpoints.ts";

/** The parts of PostCSS's nodes that are used here; PostCSS is Vite's, not ours. */
type Root = {
  readonly source: unknown;
  toString(): string;
  prepend(...rules: readonly unknown[]): void;
};
type Nodes = { readonly AtRule: new (rule: Readonly<Record<string, unknown>>) => unknown };

/** Defines the breakpoints in every style sheet that uses one. */
const breakpoints = {
  postcssPlugin: "holdfast-breakpoints",
  Once(root: Root, { AtRule }: Nodes) {
    const css = root.toString();
    const used = Object.entries(CUSTOM_MEDIA).filter(([name]) => css.includes(`(${name})`));
    const rules = used.map(
      ([name, query]) =>
        new AtRule({ name: "custom-media", params: `${name} ${query}`, source: root.source }),
    );
    root.prepend(...rules);
  },
};

/** Names a class by its own name and its file: shorter than Vite's, which also has the line. */
const className = (name: string, file: string) => {
  const relativePath = path.relative(import.meta.dirname, file.replace(/\?.*$/u, ""));
  return `${name}_${createHash("sha256").update(relativePath).digest("hex").slice(0, 4)}`;
};

/** How the style sheets are read, in the app and in its tests. */
export const css = {
  modules: { generateScopedName: className },
  postcss: { plugins: [breakpoints, customMedia()] },
} as unknown as CSSOptions;
