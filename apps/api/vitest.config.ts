import { defineConfig } from "vitest/config";

/*
 * Every test runs on both engines; `*.unit.test.ts` needs none and runs once.
 *   npx vitest --project embedded src/rooms/risks
 */
const shared = {
  setupFiles: ["src/testing/close-databases.ts"],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};
const withDatabase = { include: ["src/**/*.test.ts"], exclude: ["src/**/*.unit.test.ts"] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          ...withDatabase,
          name: "embedded",
          globalSetup: ["src/testing/embedded-template.ts"],
        },
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          name: "postgres",
          globalSetup: ["src/testing/postgres-cluster.ts"],
        },
      },
      { test: { name: "unit", include: ["src/**/*.unit.test.{ts,tsx}"] } },
    ],
  },
});
