import { useDeferredValue, useMemo, useState } from "react";

const fold = (text: string) => text.toLocaleLowerCase("en-AU");

/** The rows in whose words each word of `text` occurs, whatever the case; all of them without words. Pure. */
export function searchRows<Row>(
  rows: readonly Row[],
  haystacks: readonly string[],
  text: string,
): readonly Row[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((_, place) => words.every((word) => haystacks[place]?.includes(word)));
}

export type EntrySearch<Row> = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly found: readonly Row[];
};

/** Narrows a list down while the person types; typing stays ahead of a list of thousands. */
export function useEntrySearch<Row>(
  rows: readonly Row[],
  wordsOf: (row: Row) => readonly (string | null)[],
): EntrySearch<Row> {
  const [text, setText] = useState("");
  const sought = useDeferredValue(text);
  const haystacks = useMemo(
    () => rows.map((row) => fold(wordsOf(row).join("\n"))),
    [rows, wordsOf],
  );
  const found = useMemo(() => searchRows(rows, haystacks, sought), [rows, haystacks, sought]);
  return { text, setText, found };
}
