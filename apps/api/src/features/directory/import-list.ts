import type { ImportQuery, ImportReport } from "@holdfast/contract/directory/import";
import type * as z from "zod/mini";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import type { UploadedFile } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import type { ListsOf } from "../../platform/limits/row-limits";
import { lockList, refuseFullList } from "../../platform/limits/row-limits-store";
import type { Services } from "../../platform/services";
import { readTable } from "../../platform/spreadsheet/read-table";
import { IMPORTS_BY_PERSON } from "./directory-limits";
import { type EntryIdentity, planImport, refuseFailed } from "./import-rules";
import type { ListSheet } from "./list-sheet";
import { readRows, type RowsRead } from "./read-rows";

/**
 * Counts the attempt and reads the file, before the transaction of the import.
 * @throws ProblemError 429 after too many attempts, 400 at the field `file`
 */
export async function readUploadedList<Row, Input>(
  services: Services,
  sheetOf: () => Promise<ListSheet<Row, Input>>,
  { scope, upload }: { readonly scope: { readonly userId: string }; readonly upload: UploadedFile },
): Promise<RowsRead<Input>> {
  await enforceLimit(services, IMPORTS_BY_PERSON, scope.userId);
  return readRows(await sheetOf(), await readTable(upload.bytes));
}

type ImportCall<Input> = {
  readonly scope: OrganisationScope;
  readonly query: z.infer<typeof ImportQuery>;
  readonly prepared: RowsRead<Input>;
};

/** How the rows of one list are stored. */
type ImportedList<Input> = {
  readonly list: ListsOf<"organisation">;
  readonly existing: (tx: Transaction) => Promise<readonly EntryIdentity[]>;
  readonly identityOf: (input: Input) => EntryIdentity;
  readonly insert: (tx: Transaction, inputs: readonly Input[]) => Promise<unknown>;
};

/**
 * Adds all rows of a file, or none; with `dryRun` only reports what it would do.
 * @throws ProblemError 400 `import-failed` with the rows, 422 if the list would become too long
 */
export const importList = <Input>(
  { scope, query, prepared }: ImportCall<Input>,
  services: Services,
  { list, existing, identityOf, insert }: ImportedList<Input>,
): Promise<ImportReport> =>
  services.database.transaction(async (tx) => {
    // Before the entries are read: of two imports of one file, the second finds duplicates only.
    await lockList(tx, list, scope);
    const { report, adding } = planImport(prepared, await existing(tx), identityOf);
    const isDryRun = query.dryRun === "true";
    if (!isDryRun) refuseFailed(report, query.skipDuplicates === "true");
    if (adding.length === 0) return report;
    await refuseFullList(tx, services, list, scope, adding.length);
    if (!isDryRun) await insert(tx, adding);
    return report;
  });
