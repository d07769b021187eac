import { buildWorkers } from "../../rolldown.config";

/** Global setup of the `unit` project: the workers, which a test cannot start from TypeScript. */
export const setup = buildWorkers;
