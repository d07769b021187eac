import { useEffect } from "react";
import { useSearchParams } from "react-router";

const EDIT = "edit";

/** Returns the address that opens the contact's form. */
export const addressOfContact = (contactId: string) =>
  `/organization/contacts?${EDIT}=${contactId}`;

/** Opens the row named in the address once the list is loaded, and removes it from the address. */
export function useLinkedEntry<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  open: (row: Row) => void,
): void {
  const [params, setParams] = useSearchParams();
  const key = params.get(EDIT);
  useEffect(() => {
    if (key === null || rows === undefined) return;
    const row = rows.find((one) => rowKey(one) === key);
    if (row !== undefined) open(row);
    setParams({}, { replace: true });
  }, [key, rows, rowKey, open, setParams]);
}
