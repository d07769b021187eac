import type { ReactNode } from "react";

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
  /** Keeps it on one page: classes that make it denser, added until it fits. */
  readonly denser?: string;
}

/** A page of the short plan, or several if it has no `denser`. */
export const ShortPage = ({ colour, denser, children, ...head }: ShortPageProps) => (
  <section className={`hf-sheet hf-short-page hf-${colour}`} data-fit={denser}>
    <Head {...head} />
    {children}
  </section>
);

interface ShortPartOnPageProps extends ShortPartProps {
  /** Whether it stays on one page. */
  readonly isWhole?: boolean;
}

/** A part that begins on the page of another one if there is room. */
export const ShortPart = ({ isWhole = false, children, ...head }: ShortPartOnPageProps) => (
  <section className={isWhole ? "hf-short-part hf-short-part--whole" : "hf-short-part"}>
    <Head {...head} />
    {children}
  </section>
);

const Head = ({ id, title, kind }: Omit<ShortPartProps, "children">) => (
  <header className="hf-short-head">
    <h2 id={id}>{title}</h2>
    <p>{kind}</p>
  </header>
);
