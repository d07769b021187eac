import { useCallback, useState } from "react";
import type { TableColumn } from "../../ui/table/table-column";

const KEY = "holdfast.columns";

type ShownColumns<Row> = {
  /** Shows the columns with these ids; all if there are none. */
  readonly choose: (ids: readonly string[]) => void;
  readonly isShown: (column: TableColumn<Row>) => boolean;
};

const read = (stored: string): readonly string[] | undefined =>
  localStorage
    .getItem(stored)
    ?.split(",")
    .filter((id) => id !== "");

/** The columns of a list that a person has chosen to see, remembered in the browser. The name is always shown. */
export function useShownColumns<Row>(list: string): ShownColumns<Row> {
  const stored = `${KEY}:${list}`;
  const [chosen, setChosen] = useState(() => read(stored));
  const isShown = useCallback(
    ({ id, isName, isExtra }: TableColumn<Row>) =>
      isName === true ||
      (chosen === undefined ? isExtra !== true : chosen.length === 0 || chosen.includes(id)),
    [chosen],
  );
  return {
    choose: (ids) => {
      localStorage.setItem(stored, ids.join(","));
      setChosen(ids);
    },
    isShown,
  };
}
