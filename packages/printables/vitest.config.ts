import { defineConfig } from "vitest/config";
import { PRODUCTION, TEST_LIMITS } from "../../test-limits.ts";

/** Vitest empties style sheets; the one of printed documents is read as text. */
export default defineConfig({
  oxc: PRODUCTION.oxc,
  test: {
    ...TEST_LIMITS,
    env: PRODUCTION.env,
    isolate: false,
    name: "printables",
    include: ["src/**/*.test.{ts,tsx}"],
    css: { include: [/\.css\?raw$/] },
  },
});
