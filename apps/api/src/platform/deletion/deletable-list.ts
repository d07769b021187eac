import type { OrganisationScope } from "../access/scope";
import type { Transaction } from "../database/database";
import type { ListsOf } from "../limits/row-limits";

/** A row of any table, by its columns, as PostgreSQL writes it as JSON. */
export type DeletedRow = Readonly<Record<string, unknown>>;

/** A list of an organisation whose entries can be deleted. */
export type DeletableList = {
  /** Its name among the row limits. */
  readonly list: ListsOf<"organisation">;
  readonly table: string;
  /** What the recorded events are about: 'directory.contact'. */
  readonly event: string;
  /** Returns an entry's name, which the recorded events contain. */
  readonly nameOf: (row: DeletedRow) => string;
  /** Refuses a deletion; called before it, with the entries locked. */
  readonly beforeDeleting?: (
    tx: Transaction,
    scope: OrganisationScope,
    ids: readonly string[],
  ) => Promise<void>;
};
