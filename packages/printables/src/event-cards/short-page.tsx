import { type ReactNode, useContext } from "react";
import { pageAnchor } from "./card-line";
import { CopyContext } from "./copy-context";

interface ShortPartProps {
  /** What references lead to. */
  readonly id: string;
  readonly title: string;
  /** At the end of the line, such as 'Event card'; says in grey, too, what the colour says. */
  readonly kind: string;
  readonly children: ReactNode;
}

interface ShortPageProps extends ShortPartProps {
  readonly colour: "red" | "blue" | "green" | "grey";
  readonly above?: ReactNode;
  /** Keeps it on one page: classes that make it denser, added until it fits. */
  readonly denser?: string;
  /** Parts that begin on its page if there is room. */
  readonly parts?: ReactNode;
}

/** A page of the short plan, or several if it has no `denser`. */
export const ShortPage = ({ colour, above, denser, children, parts, ...head }: ShortPageProps) =>
  useContext(CopyContext).isFoldOut ? (
    <>
      <Fold colour={colour} {...head}>
        {children}
      </Fold>
      {parts}
    </>
  ) : (
    <section className={`hf-sheet hf-short-page hf-${colour}`} data-fit={denser}>
      {above}
      <Head {...head} />
      {children}
      {parts}
    </section>
  );

interface ShortPartOnPageProps extends ShortPartProps {
  /** Whether it stays on one page. */
  readonly isWhole?: boolean;
}

/** A part that begins on the page of another one if there is room. */
export const ShortPart = ({ isWhole = false, children, ...head }: ShortPartOnPageProps) =>
  useContext(CopyContext).isFoldOut ? (
    <Fold colour="grey" {...head}>
      {children}
    </Fold>
  ) : (
    <section className={isWhole ? "hf-short-part hf-short-part--whole" : "hf-short-part"}>
      <Head {...head} />
      {children}
    </section>
  );

/**
 * A part of the file for phones. It is open: a browser without scripts may not unfold what a link leads to. Its end leads
 * back to the index.
 */
const Fold = ({
  id,
  title,
  kind,
  colour,
  children,
}: ShortPartProps & Pick<ShortPageProps, "colour">) => (
  <details open className={`hf-fold hf-${colour}`}>
    <summary>
      <h2 id={id}>{title}</h2>
      <span>{kind}</span>
    </summary>
    {children}
    <p className="hf-fold-back">
      <a href={`#${pageAnchor("index")}`}>Back to ‘What has happened?’</a>
    </p>
  </details>
);

const Head = ({ id, title, kind }: Omit<ShortPartProps, "children">) => (
  <header className="hf-short-head">
    <h2 id={id}>{title}</h2>
    <p>{kind}</p>
  </header>
);
