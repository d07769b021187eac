import { defineConfig } from "vitest/config";
import { TEST_LIMITS } from "../../test/limits.ts";
import { PRODUCTION_REACT } from "../../test/react.ts";

/** Vitest empties style sheets; the one of printed documents is read as text. */
export default defineConfig({
  oxc: PRODUCTION_REACT.oxc,
  test: {
    ...TEST_LIMITS,
    env: PRODUCTION_REACT.env,
    isolate: false,
    name: "printables",
    include: ["src/**/*.test.{ts,tsx}"],
    css: { include: [/\.css\?raw$/] },
  },
});
