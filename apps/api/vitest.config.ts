import { defineConfig } from "vitest/config";

/** Vitest empties style sheets; the one of printed documents is read as text. */
const css = { include: [/\.css\?raw$/] };

/*
 * Every test runs on both engines; `*.unit.test.ts` needs none and runs once, `embedded-*.test.ts`
 * and `postgres-*.test.ts` are about one engine itself.
 *   npx vitest --project embedded src/rooms/risks
 */
const shared = {
  css,
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
          exclude: [...withDatabase.exclude, "src/**/postgres-*.test.ts"],
          name: "embedded",
          globalSetup: ["src/testing/embedded-template.ts"],
        },
      },
      {
        test: {
          ...shared,
          ...withDatabase,
          exclude: [...withDatabase.exclude, "src/**/embedded-*.test.ts"],
          name: "postgres",
          globalSetup: ["src/testing/postgres-cluster.ts"],
        },
      },
      {
        test: {
          css,
          name: "unit",
          include: ["src/**/*.unit.test.{ts,tsx}"],
          globalSetup: ["src/testing/built-workers.ts"],
        },
      },
    ],
  },
});
