import type { CardFact, CardPiece, CardText } from "@holdfast/contract/plan-content/card-text";
import { Fragment } from "react";
import { PhoneText } from "../document/text/contact-text";
import { CardLine } from "./card-line";

/** Prints facts with their labels, each number apart and large. */
export const FactRows = ({ facts }: { readonly facts: readonly CardFact[] }) => (
  <dl className="hf-short-facts">
    {facts.map(({ fact, label, lines }) => (
      <div key={fact}>
        <dt>{label}</dt>
        <dd>
          {lines.map((line) => (
            <FactLine key={JSON.stringify(line)} text={line} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

const FactLine = ({ text }: { readonly text: CardText }) => {
  const { words, numbers } = numbersApart(text);
  return (
    <p>
      {words.length === 0 ? null : (
        <span>
          <CardLine text={words} />
        </span>
      )}
      {numbers.map((phone) => (
        <Fragment key={phone}>
          {" "}
          <strong>
            <PhoneText phone={phone} />
          </strong>
        </Fragment>
      ))}
    </p>
  );
};

const isPhone = (piece: CardPiece | undefined): piece is { phone: string } =>
  typeof piece === "object" && "phone" in piece;

/** Returns the numbers of a line, and its words without the comma before each number. Pure. */
export function numbersApart(text: CardText): {
  readonly words: CardText;
  readonly numbers: readonly string[];
} {
  return {
    words: text.filter(
      (piece, at) => !isPhone(piece) && !(piece === ", " && isPhone(text[at + 1])),
    ),
    numbers: text.filter(isPhone).map(({ phone }) => phone),
  };
}
