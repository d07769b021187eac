import {
  IMPORT_CANCELLED,
  ImportChoices,
  type ImportForm,
  type ImportQuery,
  type ImportReport,
} from "@holdfast/contract/directory/import";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import * as z from "zod/mini";
import type { OrganisationScope } from "../../../platform/access/scope";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import type { Origin, UploadedFile } from "../../../platform/http/route";
import { assertBoundedJson } from "../../../platform/http/requests/read-json";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import type { ListsOf } from "../../../platform/limits/row-limits";
import { lockList, assertListNotFull } from "../../../platform/limits/row-limits-store";
import { fieldError, ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { readTable } from "../../../platform/spreadsheet/read-table";
import { IMPORTS_BY_PERSON } from "../directory-limits";
import { type EntryIdentity, planImport, assertImportable } from "./import-rules";
import type { ListSheet } from "./list-sheet";
import { readRows, type RowsRead } from "./read-rows";

type UploadedList = {
  readonly scope: { readonly userId: string };
  readonly upload: UploadedFile;
  readonly body: z.infer<typeof ImportForm>;
  readonly query: z.infer<typeof ImportQuery>;
};

/**
 * Counts the attempt and reads the file, before the transaction of the import.
 * @throws ProblemError 429 after too many attempts, 400 at the field `file` or `choices`
 */
export async function readUploadedList<Row, Input>(
  services: Services,
  sheetOf: () => Promise<ListSheet<Row, Input>>,
  { scope, upload, body, query }: UploadedList,
): Promise<RowsRead<Input>> {
  await enforceLimit(services, IMPORTS_BY_PERSON, scope.userId);
  const choices = choicesOf(body);
  const read = await readRows(
    await sheetOf(),
    await readTable(upload.bytes, upload.fileName),
    choices,
  );
  // A check reports these fields instead, so that the person can choose their columns.
  if (read.missingFields.length > 0 && query.dryRun !== "true")
    throw fieldError("file", read.missingMessage);
  return read;
}

function choicesOf({ choices = "{}" }: UploadedList["body"]): ImportChoices {
  const parsed = z.safeParse(ImportChoices, parsedJson(choices));
  if (!parsed.success) throw fieldError("choices", "These choices could not be read.");
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    assertBoundedJson(text);
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof ProblemError) return undefined;
    throw cause;
  }
}

type ImportCall<Input> = {
  readonly scope: OrganisationScope;
  readonly origin: Origin;
  readonly query: z.infer<typeof ImportQuery>;
  readonly prepared: RowsRead<Input>;
  readonly isGone: () => boolean;
};

/** How the rows of one list are stored. */
type ImportedList<Input> = {
  readonly list: ListsOf<"organisation">;
  /** Of the event, such as 'directory.contacts-imported'. */
  readonly action: string;
  readonly existing: (tx: Transaction) => Promise<readonly EntryIdentity[]>;
  readonly identityOf: (input: Input) => EntryIdentity;
  readonly insert: (tx: Transaction, inputs: readonly Input[]) => Promise<unknown>;
};

/**
 * Adds all rows of a file, or none, and records who did; with `dryRun` only reports what it would do. An import whose
 * caller has disconnected adds nothing.
 * @throws ProblemError 400 `import-failed` with the rows, 422 if the list would become too long
 */
export const importList = <Input>(
  { scope, origin, query, prepared, isGone }: ImportCall<Input>,
  services: Services,
  { list, action, existing, identityOf, insert }: ImportedList<Input>,
): Promise<ImportReport> =>
  services.database.transaction(async (tx) => {
    // Before the entries are read: of two imports of one file, the second finds duplicates only.
    await lockList(tx, list, scope);
    const { report, adding } = planImport(prepared, await existing(tx), identityOf);
    const isDryRun = query.dryRun === "true";
    if (!isDryRun) assertImportable(report, query.skipDuplicates === "true");
    if (adding.length === 0) return report;
    await assertListNotFull(tx, services, list, scope, adding.length);
    if (isDryRun) return report;
    await insert(tx, adding);
    await recordEvent(tx, services, {
      action,
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      detail: { added: adding.length },
      address: origin.address,
    });
    if (isGone()) throw new ProblemError({ ...INVALID_INPUT, message: IMPORT_CANCELLED });
    return report;
  });
