import { timestamp } from "drizzle-orm/pg-core";

/** An instant: UTC, milliseconds, a JavaScript Date in the program. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
