import type { ContentsEntry } from "../plan-contents";

/** The heading of an appendix. */
export function AppendixHead({ entry }: { readonly entry: ContentsEntry }) {
  return (
    <h2 id={entry.anchor} className="hf-appendix-title">
      <span className="hf-part-word">{entry.number} </span>
      {entry.title}
    </h2>
  );
}
