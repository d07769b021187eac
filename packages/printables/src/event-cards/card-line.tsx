import type { CardPage, CardPiece, CardText } from "@holdfast/contract/plan-content/card-text";
import { Fragment, useContext } from "react";
import { PhoneText } from "../document/text/contact-text";
import { RecordedText } from "../document/text/recorded-text";
import { CopyContext } from "./copy-context";

/** The ids of the pages and cards that a line refers to. */
export const pageAnchor = (page: CardPage): string => `short-${page}`;
export const cardAnchor = (cardId: string): string => `card-${cardId}`;

/** Shows a line of a card: a reference leads to its page, and a missing fact is a line to write on. */
export const CardLine = ({ text }: { readonly text: CardText }) =>
  text.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- rendered once, never reordered
    <Fragment key={at}>
      <Piece piece={piece} />
    </Fragment>
  ));

function Piece({ piece }: { readonly piece: CardPiece }) {
  const { cards, pages, otherCards, isFoldOut } = useContext(CopyContext);
  if (typeof piece === "string") return piece;
  if ("recorded" in piece) return recordedPiece(piece.recorded);
  if ("phone" in piece) return <PhoneText phone={piece.phone} />;
  if ("toFillIn" in piece) return <BlankLine />;
  if ("page" in piece) {
    const id = pages.get(piece.page);
    if (id === undefined) return `‘${piece.title}’`;
    return <PageReference id={id} title={piece.title} />;
  }
  if (!cards.has(piece.cardId)) return `‘${piece.title}’ (${otherCards})`;
  const reference = <PageReference id={cardAnchor(piece.cardId)} title={piece.title} />;
  return isFoldOut ? (
    reference
  ) : (
    <>
      ‘{piece.title}’ <span className="hf-piece">({reference})</span>
    </>
  );
}

/** The length of a word, such as a policy number, that is not broken at its hyphens. */
const WHOLE_WORD = /^\S{1,24}$/u;

const recordedPiece = (text: string) =>
  WHOLE_WORD.test(text) ? (
    <span className="hf-piece">
      <RecordedText text={text} />
    </span>
  ) : (
    <RecordedText text={text} />
  );

/** 'page 07', whose number the printer fills in; in a file for phones, the title. */
export const PageReference = ({ id, title }: { readonly id: string; readonly title: string }) =>
  useContext(CopyContext).isFoldOut ? (
    <a href={`#${id}`}>{title}</a>
  ) : (
    <a href={`#${id}`} className="hf-piece">
      {"page\u00a0"}
      <span className="hf-page-number" data-page-for={id} />
    </a>
  );

/** A line to write on; in a file for phones, that nothing is recorded. */
export const BlankLine = () =>
  useContext(CopyContext).isFoldOut ? (
    <span className="hf-fold-missing">not recorded</span>
  ) : (
    <span className="hf-write-line">{"\u00a0"}</span>
  );
