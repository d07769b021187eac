import type { CardPiece, CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { cardFact } from "./card-facts";
import { claimsLineTexts, firstFirm } from "./card-lines";
import { leaderLines, nextInLineLines, spokespersonText } from "./card-people";
import { cardReference, isCardPage, pageText } from "./card-references";
import { claimsLines, linesOfKind } from "./claims-lines";
import { emergencyNumbers } from "./first-calls";
import { typographic } from "./text-filling";

/* Fills the sentences of cards: `{leader}`, `{page.units}`, `{card.hurt}`. */

type Facts = { readonly content: PlanContent; readonly cardId: string };

const TOKEN = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)?)\}/u;

/** Returns a text of a card with the plan's facts. Pure. @throws Error for a token that no card knows */
export const filledLine = (template: string, facts: Facts): CardText =>
  typographic(template)
    .split(TOKEN)
    .flatMap((piece, at): CardText => {
      if (at % 2 === 0) return piece === "" ? [] : [piece];
      return valueOf(piece, facts);
    });

/** Returns the facts, pages and cards that a text of a card names. */
export const factsNamedOnCard = (text: string): readonly string[] =>
  text.split(TOKEN).filter((_, at) => at % 2 === 1);

function valueOf(token: string, facts: Facts): CardText {
  const [kind, name] = token.split(".");
  if (kind === "page" && name !== undefined && isCardPage(name)) return [pageText(name)];
  if (kind === "card" && name !== undefined) return [cardReference(name)];
  const value = SENTENCE_VALUES[token];
  if (!value) throw new Error(`No card knows the token ${token}.`);
  return value(facts);
}

const SENTENCE_VALUES: Readonly<Record<string, ((facts: Facts) => CardText) | undefined>> = {
  emergencyNumber: ({ content }) => emergencyText(content),
  siteAddress: ({ content, cardId }) =>
    withoutFullStop(cardFact("siteAddress", content, cardId)?.lines[0] ?? []),
  meetingPoint: ({ content, cardId }) => {
    const [line] = cardFact("meetingPoint", content, cardId)?.lines ?? [];
    return content.site.assemblyPoint === null
      ? ["the meeting point: ", ...(line ?? [])]
      : withoutFullStop(line ?? []);
  },
  leader: ({ content, cardId }) =>
    leaderLines(content, cardId)[0] ?? ["the Leader: ", { toFillIn: "leader" }],
  nextInLine: ({ content, cardId }) =>
    nextInLineLines(content, cardId)[0] ?? ["the next in line: ", { toFillIn: "nextInLine" }],
  spokesperson: ({ content }) => {
    const name = spokespersonText(content);
    return name.length > 0 ? name : ["the Leader"];
  },
  contactNumber: ({ content, cardId }) =>
    cardFact("contactNumber", content, cardId)?.lines[0] ?? [],
  insurerClaims: ({ content }) =>
    claimsLineTexts(claimsLines(content))[0] ??
    firstFirm(content, "Insurance Broker")[0] ?? ["the insurer: ", { toFillIn: "insurerClaims" }],
  cyberInsurerLine: ({ content }) =>
    claimsLineTexts(linesOfKind(content, "Cyber"))[0] ??
    firstFirm(content, "IT Managed Service Provider")[0] ?? ["the IT provider"],
};

/** Returns the emergency number for a sentence: '000', or '995 for ambulance and fire, 999 for police'. */
function emergencyText(content: PlanContent): CardText {
  const known = emergencyNumbers(content).flatMap(({ service, number }) =>
    number === null ? [] : [{ service, number }],
  );
  if (known.length === 0) return ["the emergency number"];
  return known.flatMap(({ service, number }, at): CardPiece[] => [
    ...(at === 0 ? [] : [", "]),
    { phone: number },
    ...(service === null ? [] : [` for ${service.toLowerCase()}`]),
  ]);
}

const withoutFullStop = (text: CardText): CardText =>
  text.map((piece) =>
    typeof piece !== "string" && "recorded" in piece
      ? { recorded: piece.recorded.replace(/\.$/u, "") }
      : piece,
  );
