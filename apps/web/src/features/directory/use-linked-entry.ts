import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ENTRY_PARAMETER, NEW_ENTRY } from "../../platform/routing/linked-entry";
import type { EntryEditor } from "../../ui/fields/forms/use-entry-editor";

/** Opens the row named in the address, or a new one, once the list is loaded, and removes it from the address. */
export function useLinkedEntry<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  { add, edit }: Pick<EntryEditor<Row>, "add" | "edit">,
): void {
  const [params, setParams] = useSearchParams();
  const key = params.get(ENTRY_PARAMETER);
  useEffect(() => {
    if (key === null || rows === undefined) return;
    const row = rows.find((one) => rowKey(one) === key);
    if (row !== undefined) edit(row);
    else if (key === NEW_ENTRY) add();
    setParams({}, { replace: true });
  }, [key, rows, rowKey, add, edit, setParams]);
}
