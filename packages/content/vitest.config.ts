import { defineConfig } from "vitest/config";
import { TEST_LIMITS } from "../../test/limits.ts";

export default defineConfig({
  test: {
    ...TEST_LIMITS,
    isolate: false,
    name: "content",
    include: ["src/**/*.test.ts"],
  },
});
