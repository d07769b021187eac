import { defineConfig } from "vitest/config";

export default defineConfig({
  cacheDir: "../node_modules/.vite/scripts",
  test: { name: "scripts", include: ["**/*.test.ts"], testTimeout: 20_000 },
});
