import { defineConfig } from "vitest/config";
import { TEST_LIMITS } from "../../test-limits.ts";

/** Vitest empties style sheets; the one of printed documents is read as text. */
export default defineConfig({
  test: {
    ...TEST_LIMITS,
    isolate: false,
    name: "printables",
    include: ["src/**/*.test.{ts,tsx}"],
    css: { include: [/\.css\?raw$/] },
  },
});
