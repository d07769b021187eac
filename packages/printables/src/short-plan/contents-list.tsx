import { useContext } from "react";
import { PageReference } from "../event-cards/card-line";
import { CopyContext } from "../event-cards/copy-context";

interface ContentsListProps {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** What is in the short plan, with the page of each card. */
export function ContentsList({ entries }: ContentsListProps) {
  const { isFoldOut } = useContext(CopyContext);
  return (
    <ul className="hf-short-contents">
      {entries.map(({ id, title }) => (
        <li key={id}>
          {isFoldOut ? null : <span>{title}</span>} <PageReference id={id} title={title} />
        </li>
      ))}
    </ul>
  );
}
