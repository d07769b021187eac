import { timestamp } from "drizzle-orm/pg-core";

/** A column of an instant: UTC, to the millisecond, a JavaScript Date in code. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
