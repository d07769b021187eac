import { PageReference } from "./card-line";

interface ContentsListProps {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** What is in the short plan, with the page of each card. */
export const ContentsList = ({ entries }: ContentsListProps) => (
  <ul className="hf-short-contents">
    {entries.map(({ id, title }) => (
      <li key={id}>
        <span>{title}</span> <PageReference id={id} />
      </li>
    ))}
  </ul>
);
