import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { RECORD_PARAMETER, NEW_RECORD } from "../../platform/routing/linked-record";
import type { RecordEditor } from "../../ui/fields/forms/use-record-editor";

/** Opens the row named in the address, or a new one, once the list is loaded, and removes it from the address. */
export function useLinkedRecord<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  { add, edit }: Pick<RecordEditor<Row>, "add" | "edit">,
): void {
  const [params, setParams] = useSearchParams();
  const key = params.get(RECORD_PARAMETER);
  /** The row that is open: the address still names it until the navigation that removes it has been rendered. */
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (key === null) opened.current = null;
    if (key === opened.current || rows === undefined) return;
    opened.current = key;
    const row = rows.find((candidate) => rowKey(candidate) === key);
    if (row !== undefined) edit(row);
    else if (key === NEW_RECORD) add();
    setParams({}, { replace: true });
  }, [key, rows, rowKey, add, edit, setParams]);
}
