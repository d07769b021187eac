import type { RestorableRecord } from "../access/record-references-store";
import type { OrganisationScope } from "../access/scope";
import type { Transaction } from "../database/database";
import type { ListsOf } from "../limits/row-limits";
import type { StoredRow } from "./deleted-records-table";

/** A list of an organisation whose entries can be deleted and, for some minutes, restored. */
export type DeletableList = {
  /** Its name among the row limits. */
  readonly list: ListsOf<"organisation">;
  readonly table: string;
  /** What the recorded events are about: 'directory.contact'. */
  readonly event: string;
  /** Returns an entry's name, which the recorded events contain. */
  readonly nameOf: (row: StoredRow) => string;
  /** The entries as a record that other rows refer to; without it nothing does. */
  readonly record?: RestorableRecord;
  /** Refuses a deletion; called before it, with the entries locked. */
  readonly beforeDeleting?: (
    tx: Transaction,
    scope: OrganisationScope,
    ids: readonly string[],
  ) => Promise<void>;
  /** Prepares stored rows for being put back, such as without references to what was deleted meanwhile. */
  readonly beforeRestoring?: (
    tx: Transaction,
    scope: OrganisationScope,
    rows: readonly StoredRow[],
  ) => Promise<readonly StoredRow[]>;
};
