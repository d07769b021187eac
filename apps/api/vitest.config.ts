import { defineConfig } from "vitest/config";
import { TEST_LIMITS } from "../../test-limits.ts";

/** Vitest empties style sheets; the one of printed documents is read as text. */
const css = { include: [/\.css\?raw$/] };

/*
 * The API's tests share one PostgreSQL, the one that npm has installed; `*.unit.test.ts` need none.
 *   npx vitest --project api src/rooms/risks
 * POSTGRES_BIN names another one: POSTGRES_BIN=/usr/lib/postgresql/15/bin
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...TEST_LIMITS,
          css,
          name: "api",
          include: ["src/**/*.test.ts"],
          // `*.full.test.ts` need Debian packages, and run in `npm run test:full` alone.
          exclude: ["src/**/*.unit.test.ts", "src/**/*.full.test.ts"],
          globalSetup: ["src/testing/test-cluster.ts"],
          setupFiles: ["src/testing/close-databases.ts"],
        },
      },
      {
        test: {
          ...TEST_LIMITS,
          css,
          name: "unit",
          include: ["src/**/*.unit.test.{ts,tsx}"],
          globalSetup: ["src/testing/built-workers.ts"],
        },
      },
    ],
  },
});
