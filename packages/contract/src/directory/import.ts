import * as z from "zod/mini";
import { countryCode } from "../platform/countries";
import { wholeNumber } from "../platform/number-rules";
import {
  ACCOUNT,
  file,
  inOrganisation,
  json,
  NO_PLANS,
  writesInOrganisation,
} from "../platform/endpoint";
import { defineError, LIST_FULL, TOO_MANY_REQUESTS } from "../platform/errors";
import { withoutDirectionMarks } from "../platform/field-rules";

/** Size limit of an imported file (bytes). */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Maximum number of rows in an imported file, without the header. */
export const MAX_IMPORT_ROWS = 10_000;
/** How many duplicates, and how many problems of rows, a response lists. */
export const MAX_IMPORT_FINDINGS = 200;
/** How many rows that are wrong a response gives with their texts, so that they can be corrected. */
export const MAX_CORRECTABLE_ROWS = 50;
/** Columns of a file that are read. */
export const MAX_IMPORT_COLUMNS = 100;
/** Size limit of the choices of an import (characters). */
export const MAX_IMPORT_CHOICES = 1024 * 1024;

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

/** The answer to an import whose caller has disconnected: nothing was changed. */
export const IMPORT_CANCELLED = "This import was cancelled.";

const yesNo = () => z.optional(z.enum(["true", "false"]));

export const ImportQuery = z.strictObject({
  /** 'true' checks the file and writes nothing. */
  dryRun: yesNo(),
  /** 'true' imports the other rows if some are duplicates; by default nothing is imported then. */
  skipDuplicates: yesNo(),
});

/** What a person chose after a check of the file. `row` is the number of the row in the file. */
export const ImportChoices = z.strictObject({
  /** False if the first row is an entry; by default it has the names of the columns. */
  hasHeader: z.optional(z.boolean()),
  /** The field of each column; null for a column that is not imported. By default the headers decide. */
  columns: z.optional(
    z.array(z.nullable(z.string().check(z.maxLength(60)))).check(z.maxLength(MAX_IMPORT_COLUMNS)),
  ),
  /** Rows as corrected: a text for each of the report's `fields`. A row without any text is left out. */
  rows: z.optional(
    z
      .array(
        z.strictObject({
          row: wholeNumber("Please use the number of a row.", {
            min: 1,
            max: Number.MAX_SAFE_INTEGER,
          }),
          texts: z.array(z.string()).check(z.maxLength(MAX_IMPORT_COLUMNS)),
        }),
      )
      .check(z.maxLength(MAX_IMPORT_ROWS)),
  ),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

export const ImportForm = z.strictObject({
  /** `ImportChoices` as JSON. */
  choices: z.optional(z.string().check(withoutDirectionMarks(), z.maxLength(MAX_IMPORT_CHOICES))),
});

/** The result of an import, or of its check. `row` is the number of the row in the file; the first one is 1. */
export const ImportReport = z.object({
  /** Rows that were added, or that would be. */
  added: z.number(),
  /** Entries that exist already, or that an earlier row of the file has too: the same name and email. */
  duplicateCount: z.number(),
  /** Entries that the rows replace; for a list to which they are added, there is none. */
  replaced: z.optional(z.number()),
  duplicates: z.array(z.object({ row: z.number(), name: z.string() })),
  invalidCount: z.number(),
  /** By row; `path` is the field. */
  invalid: z.array(z.object({ row: z.number(), path: z.string(), message: z.string() })),
  /** The headers of columns that were not read. */
  ignoredColumns: z.array(z.string()),
  /** Fields that are required and have no column. No row is read until each has one. */
  missingFields: z.array(z.string()),
  /** The columns of the file, each with a text from below its header and the field that it is read as. */
  columns: z.array(
    z.object({ header: z.string(), example: z.string(), path: z.nullable(z.string()) }),
  ),
  /** The fields of the list. If there are choices, a text must be one of them. */
  fields: z.array(
    z.object({
      path: z.string(),
      header: z.string(),
      explanation: z.string(),
      isRequired: z.boolean(),
      isLong: z.boolean(),
      choices: z.array(z.string()),
    }),
  ),
  /** The first rows that are wrong, with the text of each of the fields. */
  wrongRows: z.array(z.object({ row: z.number(), texts: z.array(z.string()) })),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** 'Row {n}: {messages}' (specification, plan workspace, section 5). */
export const rowMessage = (row: number, message: string) => `Row ${row}: ${message}`;

/* What the endpoints of all lists have in common. */

/** The country of the examples in a template; without one it has no phone number and no address. */
export const templateQuery = { country: z.optional(countryCode()) };

export const listTemplate = () =>
  ({
    method: "GET",
    access: ACCOUNT,
    query: z.strictObject(templateQuery),
    response: file(WORKBOOK),
    errors: [TOO_MANY_REQUESTS],
  }) as const;

export const listExport = () =>
  ({
    method: "GET",
    access: inOrganisation("organisation.read"),
    response: file(WORKBOOK),
    errors: [TOO_MANY_REQUESTS],
  }) as const;

export const listImport = () =>
  ({
    method: "POST",
    access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
    upload: {
      field: "file",
      maxBytes: MAX_IMPORT_BYTES,
      maxFieldBytes: MAX_IMPORT_CHOICES,
      required: true,
    },
    body: ImportForm,
    response: json(ImportReport),
    errors: [IMPORT_FAILED, LIST_FULL, TOO_MANY_REQUESTS],
  }) as const;
