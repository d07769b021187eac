import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import * as z from "zod/mini";
import { wholeNumber } from "../setting-rules";
import { type LimitedList, ROW_LIMITS, type RowLimit } from "./row-limits";

/** The limits of signed-in people (docs/operating.md, 'Limits'). */
export type Limits = {
  /** Rows of each list, in its organisation, plan, team or person. */
  readonly rows: Readonly<Record<LimitedList, number>>;
  /** Requests other than GET per person, in each process. */
  readonly writesPerMinute: number;
  /** The same per address, for requests without a session. */
  readonly addressWritesPerMinute: number;
  /** Rows carried by one person's requests, in each process; a request without a list carries 1. */
  readonly rowsPerHour: number;
  /** Maximum size of all files of one plan (bytes). */
  readonly documentBytes: number;
};

const rowLimits = Object.entries<RowLimit>(ROW_LIMITS);
const rowSettings = rowLimits.flatMap(([, { setting, max }]) =>
  // A list that is read whole, such as the contents of a plan's document, has at most this many rows.
  setting ? [[setting, wholeNumber(1, MAX_ROWS, max)] as const] : [],
);

export const LimitSettings = z.object({
  ...Object.fromEntries(rowSettings),
  MAX_WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 600),
  MAX_ADDRESS_WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 3_000),
  MAX_ROWS_PER_HOUR: wholeNumber(1, 100_000_000, 20_000),
  MAX_DOCUMENT_MEGABYTES: wholeNumber(25, 1_000_000, 1_000),
});

export function limitsOf(settings: z.infer<typeof LimitSettings>): Limits {
  const values: Readonly<Record<string, number>> = settings;
  const rows = rowLimits.map(([list, { setting = "", max }]) => [list, values[setting] ?? max]);
  return {
    rows: Object.fromEntries(rows) as Limits["rows"],
    writesPerMinute: settings.MAX_WRITES_PER_MINUTE,
    addressWritesPerMinute: settings.MAX_ADDRESS_WRITES_PER_MINUTE,
    rowsPerHour: settings.MAX_ROWS_PER_HOUR,
    documentBytes: settings.MAX_DOCUMENT_MEGABYTES * 1024 * 1024,
  };
}
