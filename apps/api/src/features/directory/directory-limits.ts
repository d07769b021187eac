import { MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Templates and exports: a workbook of 10,000 rows takes a good part of a second to build. */
export const LIST_FILES_BY_PERSON: Limit = {
  name: "list-files-account",
  max: 60,
  window: 10 * MINUTE,
};

/** Imports and their checks, one for each corrected row: a file of 10,000 rows takes a second to read. */
export const IMPORTS_BY_PERSON: Limit = { name: "imports-account", max: 100, window: 10 * MINUTE };
