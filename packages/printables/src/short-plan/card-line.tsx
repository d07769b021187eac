import type { CardPage, CardPiece, CardText } from "@holdfast/contract/plan-content/card-text";
import { Fragment } from "react";
import { PhoneText } from "../document/text/contact-text";
import { RecordedText } from "../document/text/recorded-text";

/** The ids of the pages and cards that a line refers to. */
export const pageAnchor = (page: CardPage): string => `short-${page}`;
export const cardAnchor = (cardId: string): string => `card-${cardId}`;

/** What a copy has, to which a line can refer; of anything else, only the title is printed. */
export interface Paper {
  /** The ids of its event cards. */
  readonly cards: ReadonlySet<string>;
  readonly pages: ReadonlySet<CardPage>;
  /** Where the cards are that it does not have. */
  readonly otherCards: string;
}

/** A sheet that is printed by itself. */
export const SINGLE_SHEET: Paper = {
  cards: new Set(),
  pages: new Set(),
  otherCards: "single sheet or phone",
};

interface CardLineProps {
  readonly text: CardText;
  readonly paper: Paper;
}

/** Prints a line of a card: a reference has its page number, and a missing fact is a line to write on. */
export const CardLine = ({ text, paper }: CardLineProps) =>
  text.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <Fragment key={at}>{printed(piece, paper)}</Fragment>
  ));

function printed(piece: CardPiece, paper: Paper) {
  if (typeof piece === "string") return piece;
  if ("recorded" in piece) return recordedPiece(piece.recorded);
  if ("phone" in piece) return <PhoneText phone={piece.phone} />;
  if ("toFillIn" in piece) return <BlankLine />;
  if ("page" in piece)
    return paper.pages.has(piece.page) ? (
      <PageReference id={pageAnchor(piece.page)} />
    ) : (
      `‘${piece.title}’ (${piece.page === "notices" ? "full plan, Appendix E" : "short plan"})`
    );
  return paper.cards.has(piece.cardId) ? (
    <>
      ‘{piece.title}’{" "}
      <span className="hf-piece">
        (<PageReference id={cardAnchor(piece.cardId)} />)
      </span>
    </>
  ) : (
    `‘${piece.title}’ (${paper.otherCards})`
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

/** 'page 07'; the printer fills in the number. */
export const PageReference = ({ id }: { readonly id: string }) => (
  <a href={`#${id}`} className="hf-piece">
    {"page\u00a0"}
    <span className="hf-page-number" data-page-for={id} />
  </a>
);

/** A line to write on. */
export const BlankLine = () => <span className="hf-write-line">{"\u00a0"}</span>;
