import type { BaseLogger } from "pino";

/** The logger for database events. */
export type Log = Pick<BaseLogger, "info" | "warn" | "error">;
