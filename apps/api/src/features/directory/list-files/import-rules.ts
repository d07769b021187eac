import {
  IMPORT_FAILED,
  type ImportReport,
  MAX_IMPORT_FINDINGS,
  rowMessage,
} from "@holdfast/contract/directory/import";
import { ProblemError } from "../../../platform/problem-error";
import { comparable } from "./list-sheet";
import type { RowsRead } from "./read-rows";

/** What makes an entry the same as another: its name, and what tells entries of the same name apart. */
export type EntryIdentity = { readonly name: string; readonly detail: string | null };

/** For the lists in which entries of the same name have different emails. */
export const nameAndEmail = ({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string | null;
}): EntryIdentity => ({ name, detail: email });

const keyOf = ({ name, detail }: EntryIdentity) =>
  JSON.stringify([name, detail ?? ""].map(comparable));

/**
 * Divides the rows of a file into those to add and duplicates: entries that are the same as an existing entry, or as an
 * earlier row.
 */
export function planImport<Input>(
  { entries, missingMessage: _missingMessage, ...read }: RowsRead<Input>,
  existing: readonly EntryIdentity[],
  identityOf: (input: Input) => EntryIdentity,
): { readonly report: ImportReport; readonly adding: readonly Input[] } {
  const known = new Set(existing.map(keyOf));
  const adding: Input[] = [];
  const duplicates: { row: number; name: string }[] = [];
  for (const { row, input } of entries) {
    const identity = identityOf(input);
    const key = keyOf(identity);
    if (known.has(key)) duplicates.push({ row, name: identity.name });
    else {
      known.add(key);
      adding.push(input);
    }
  }
  const report = {
    added: adding.length,
    duplicateCount: duplicates.length,
    duplicates: duplicates.slice(0, MAX_IMPORT_FINDINGS),
    ...read,
  };
  return { report, adding };
}

/**
 * Refuses an import with rows that are wrong, or with duplicates unless they are to be left out.
 * @throws ProblemError 400 `import-failed` with the rows
 */
export function assertImportable(
  { invalid, invalidCount, duplicates, duplicateCount }: ImportReport,
  skipsDuplicates: boolean,
): void {
  if (invalidCount === 0 && (duplicateCount === 0 || skipsDuplicates)) return;
  const listed = skipsDuplicates ? [] : duplicates;
  throw new ProblemError(IMPORT_FAILED, {
    fields: [
      ...listed.map(({ row, name }) => ({
        path: `duplicates.${row}`,
        message: rowMessage(row, name),
      })),
      ...invalid.map(({ row, path, message }) => ({
        path: `rows.${row}.${path}`,
        message: rowMessage(row, message),
      })),
    ],
  });
}
