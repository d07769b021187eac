import { defineConfig } from "vitest/config";
import { TEST_LIMITS } from "../test/limits.ts";

export default defineConfig({
  cacheDir: "../node_modules/.vite/scripts",
  test: { ...TEST_LIMITS, isolate: false, name: "scripts", include: ["**/*.test.ts"] },
});
