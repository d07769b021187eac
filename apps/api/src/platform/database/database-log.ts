import type { BaseLogger } from "pino";

/** Where the database tells what happens to it. */
export type Log = Pick<BaseLogger, "info" | "warn" | "error">;
