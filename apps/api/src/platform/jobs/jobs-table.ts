import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Work that is still to do. A row is deleted once its work is done. */
export const jobs = pgTable(
  "jobs",
  {
    queue: text("queue").notNull(),
    /** What it is about: the id of a purchase or message, or the name of a task. */
    key: text("key").notNull(),
    runAt: instant("run_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** While a process works on it: when another one may. */
    lockedUntil: instant("locked_until"),
    /** Jobs of a queue with the same number are done one after another, in the order of their keys. */
    sequence: bigint("sequence", { mode: "bigint" }),
  },
  (table) => [primaryKey({ columns: [table.queue, table.key] })],
);
