import { defineConfig } from "vitest/config";

/** Vitest empties style sheets; the one of printed documents is read as text. */
export default defineConfig({
  test: {
    name: "printables",
    include: ["src/**/*.test.{ts,tsx}"],
    css: { include: [/\.css\?raw$/] },
  },
});
