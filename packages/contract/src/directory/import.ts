import * as z from "zod/mini";
import { defineError } from "../platform/errors";

/** Size limit of an imported file (bytes). */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Maximum number of rows in an imported file, without the header. */
export const MAX_IMPORT_ROWS = 10_000;
/** How many duplicates, and how many problems of rows, a response lists. */
export const MAX_IMPORT_FINDINGS = 200;

export const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/* Specification, plan workspace, sections 5 and 8, 'Import'. */
export const IMPORTED = "Imported successfully";
export const IMPORT_DUPLICATES = "The following records are either duplicate or already exist";
export const IMPORT_INVALID_ROWS =
  "The following rows are invalid. Please make sure you input all required fields for each record.";

/**
 * Nothing was imported. `errors` has an entry for each row that is wrong, with the path `rows.<row>.<field>`, and for
 * each duplicate, with the path `duplicates.<row>`.
 */
export const IMPORT_FAILED = defineError({
  code: "import-failed",
  status: 400,
  message: "Import fails due to the following reasons",
});

const yesNo = () => z.optional(z.enum(["true", "false"]));

export const ImportQuery = z.strictObject({
  /** 'true' checks the file and writes nothing. */
  dryRun: yesNo(),
  /** 'true' imports the other rows if some are duplicates; by default nothing is imported then. */
  skipDuplicates: yesNo(),
});

/** The result of an import, or of its check. `row` is the number of the row in the file; the first one is 1. */
export const ImportReport = z.object({
  /** Rows that were added, or that would be. */
  added: z.number(),
  /** Entries that exist already, or that an earlier row of the file has too: the same name and email. */
  duplicateCount: z.number(),
  duplicates: z.array(z.object({ row: z.number(), name: z.string() })),
  invalidCount: z.number(),
  /** By row; `path` is the field. */
  invalid: z.array(z.object({ row: z.number(), path: z.string(), message: z.string() })),
  /** The headers of columns that were not read. */
  ignoredColumns: z.array(z.string()),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** 'Row {n}: {messages}' (specification, plan workspace, section 5). */
export const rowMessage = (row: number, message: string) => `Row ${row}: ${message}`;
