import { useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { sortByValue } from "@holdfast/contract/platform/sort-rules";
import type { ClientResponse, CallInput } from "./call-endpoint";
import { queryKey } from "./use-endpoint";

/** Changes a cached list by what the server returned, so that a save does not fetch the whole list again. */
export type CachedRows<Row> = {
  /** Replaces the row with the same id, or adds it. */
  readonly put: (row: Row) => void;
  readonly drop: (row: Row) => void;
};

type RowOf<E extends Endpoint> = ClientResponse<E> extends readonly (infer Row)[] ? Row : never;

type RowRules<Row> = {
  readonly id: (row: Row) => string;
  /** The list's order, if it is not that of creation. */
  readonly sortBy?: (row: Row) => string;
};

/**
 * Returns functions that change the rows of a read in the cache. Screens with the list show the change at once.
 * @example const rows = useCachedRows(listContacts, { params: { orgId } }, { id: ({ contactId }) => contactId });
 */
export function useCachedRows<E extends Endpoint>(
  list: E,
  input: CallInput<E>,
  { id, sortBy }: RowRules<RowOf<E>>,
): CachedRows<RowOf<E>> {
  type Row = RowOf<E>;
  const client = useQueryClient();
  const key = queryKey(list, input);
  const change = (next: (rows: readonly Row[]) => readonly Row[]) => {
    const isFetching = client.isFetching({ queryKey: key, exact: true }) > 0;
    client.setQueryData<readonly Row[]>(key, (rows) => rows && next(rows));
    // The response under way may be older than the change.
    if (isFetching) void client.invalidateQueries({ queryKey: key, exact: true });
  };
  return {
    put: (row) =>
      change((rows) => {
        const next = rows.some((known) => id(known) === id(row))
          ? rows.map((known) => (id(known) === id(row) ? row : known))
          : [...rows, row];
        return sortBy ? sortByValue(next, sortBy, false) : next;
      }),
    drop: (row) => change((rows) => rows.filter((known) => id(known) !== id(row))),
  };
}
