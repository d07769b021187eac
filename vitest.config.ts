import { defineConfig } from "vitest/config";
import { apiProjects } from "./apps/api/vitest.projects.ts";

/* All tests except the journeys, on the same two workers. */
export default defineConfig({
  test: {
    projects: [
      ...apiProjects,
      "apps/web/vitest.config.ts",
      "packages/*/vitest.config.ts",
      "scripts/vitest.config.ts",
    ],
  },
});
