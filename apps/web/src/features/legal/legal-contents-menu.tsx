import type { MouseEvent } from "react";
import { useNarrowerThan } from "../../ui/layout/use-media";
import "../../ui/layout/fold.css";
import styles from "./legal-text-section.module.css";

type LegalContentsMenuProps = {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
};

/** Scrolls without changing the address, because the text is a dialog over a page, not a page. */
const goTo = (event: MouseEvent, id: string) => {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
};

/** The table of contents of a long legal text. */
export const LegalContentsMenu = ({ entries }: LegalContentsMenuProps) => {
  const isFolded = useNarrowerThan("laptop");
  const list = (
    <ul className={styles.entries}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.contents} aria-label="Contents">
      {isFolded ? (
        <details>
          <summary className={styles.fold}>Contents</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
};
