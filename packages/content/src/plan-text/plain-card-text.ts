import type { CardText } from "@holdfast/contract/plan-content/card-text";

const RULED_LINE = "______";

/** Returns a line of a card as plain text, with a ruled line for what is to be filled in. Pure. */
export const plainCardText = (text: CardText): string =>
  text
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("phone" in piece) return piece.phone;
      if ("recorded" in piece) return piece.recorded;
      return "toFillIn" in piece ? RULED_LINE : piece.title;
    })
    .join("");
