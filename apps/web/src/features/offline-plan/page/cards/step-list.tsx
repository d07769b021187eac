import type { CardPiece, CardText } from "@holdfast/contract/plan-content/card-text";
import { Fragment } from "react";
import styles from "../page.module.css";

/** Where a reference of a card leads to on this page. */
export type CardLinks = {
  /** Undefined for what only the printed plan has. */
  readonly to: (piece: CardPiece) => (() => void) | undefined;
};

type CardLineProps = {
  readonly text: CardText;
  readonly links: CardLinks;
  /** Whom a number calls if the line does not name anyone before it. */
  readonly called?: string;
};

/** Shows a line of a card: numbers call, references lead to their card or page, and what is missing is a line. */
export const CardLine = ({ text, links, called }: CardLineProps) =>
  text.map((piece, at) => (
    // The pieces of a line never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{shown(piece, links, calledBefore(text, at) ?? called)}</Fragment>
  ));

/** Returns the name in front of a number, such as a person's; undefined without one. */
const calledBefore = (text: CardText, at: number): string | undefined =>
  text
    .slice(0, at)
    .flatMap((piece) => (typeof piece === "object" && "recorded" in piece ? piece.recorded : []))
    .pop();

function shown(piece: CardPiece, links: CardLinks, called: string | undefined) {
  if (typeof piece === "string") return piece;
  if ("recorded" in piece) return piece.recorded;
  if ("toFillIn" in piece) return <span className={styles.blank}>not recorded</span>;
  if ("phone" in piece)
    return (
      <a
        href={`tel:${piece.phone.replaceAll(/[^+\d]/g, "")}`}
        aria-label={called === undefined ? undefined : `Call ${piece.phone}, ${called}`}
      >
        {piece.phone}
      </a>
    );
  const go = links.to(piece);
  return go ? (
    <button type="button" className={styles.reference} onClick={go}>
      {piece.title}
    </button>
  ) : (
    `‘${piece.title}’ in the plan`
  );
}

type StepListProps = {
  readonly title: string;
  readonly steps: readonly CardText[];
  readonly links: CardLinks;
};

/** Shows steps in their order. */
export const StepList = ({ title, steps, links }: StepListProps) => (
  <>
    <h3>{title}</h3>
    <ol className={styles.actions} aria-label={title}>
      {steps.map((text) => (
        <li key={JSON.stringify(text)}>
          <CardLine text={text} links={links} />
        </li>
      ))}
    </ol>
  </>
);
