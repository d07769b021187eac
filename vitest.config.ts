import { defineConfig } from "vitest/config";
import { apiProjects } from "./apps/api/vitest.projects.ts";
import { webUnitProject } from "./apps/web/vitest.config.ts";

/* All tests except the journeys, on the same two workers. */
export default defineConfig({
  test: {
    projects: [
      ...apiProjects,
      "apps/web/vitest.config.ts",
      webUnitProject,
      "packages/*/vitest.config.ts",
      "scripts/vitest.config.ts",
    ],
  },
});
