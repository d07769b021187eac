import path from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { TEST_LIMITS } from "../../test/limits.ts";
import { PRODUCTION_REACT } from "../../test/react.ts";

/** Files that mock a module, which has to happen before any other file of the worker loads it. */
const ISOLATED = ["test/access/uniform-answers.test.ts", "src/platform/files/image.unit.test.ts"];
const UNIT = "**/*.unit.test.{ts,tsx}";
const FULL = "**/*.full.test.ts";

const root = import.meta.dirname;
/** The absolute path of a file in test/, because the root configuration uses it too. */
const inTest = (file: string) => path.join(root, "test", file);

const common = {
  ...TEST_LIMITS,
  env: PRODUCTION_REACT.env,
  // Vitest empties style sheets; the one of printed documents is read as text.
  css: { include: [/\.css\?raw$/] },
};
/** For tests with a database: one PostgreSQL for all of them, and each file closes what it opened. */
const withDatabase = {
  ...common,
  globalSetup: [inTest("database/test-cluster.ts")],
  setupFiles: [inTest("database/close-databases.ts")],
};

/**
 * The API's tests. `api` shares one PostgreSQL, the one installed by npm; `unit` needs none; `isolated` has a worker
 * per file, and so has `full`, which only `npm run test:full` runs because it takes minutes or needs Debian packages. In `api` and
 * `unit` the files of a worker share their modules, which saves loading the app for each of them: a file must leave
 * nothing behind. POSTGRES_BIN names another PostgreSQL: POSTGRES_BIN=/usr/lib/postgresql/15/bin
 */
export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    ...withDatabase,
    name: "api",
    isolate: false,
    include: ["{src,test}/**/*.test.ts"],
    exclude: [UNIT, FULL, ...ISOLATED],
  },
  {
    ...common,
    name: "unit",
    isolate: false,
    include: [UNIT],
    exclude: ISOLATED,
    globalSetup: [inTest("setup/built-workers.ts")],
  },
  { ...withDatabase, name: "isolated", include: ISOLATED },
  { ...withDatabase, name: "full", include: [FULL] },
].map((test) => ({ root, oxc: PRODUCTION_REACT.oxc, test }));
