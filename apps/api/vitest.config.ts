import { defineConfig } from "vitest/config";
import { apiProjects } from "./vitest.projects.ts";

/*
 * For a run from this folder; the whole runs from the root's vitest.config.ts.
 *   npx vitest run --project api src/features/risks
 */
export default defineConfig({ test: { projects: apiProjects } });
