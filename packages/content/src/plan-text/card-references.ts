import type { CardPage, CardPiece } from "@holdfast/contract/plan-content/card-text";
import { EVENT_CARDS } from "../library/response/event-cards";

/* What a card refers to; a view adds a page number or a link. */

const PAGE_TITLES: Readonly<Record<CardPage, string>> = {
  index: "What has happened?",
  levels: "The three incident levels",
  roles: "Role cards",
  contacts: "Contact list",
  units: "How each part of the business goes on",
  site: "Site sheet",
  notices: "What must be reported by law",
  log: "Log, with the list of costs",
};

export const isCardPage = (name: string): name is CardPage => name in PAGE_TITLES;

export const pageText = (page: CardPage): CardPiece => ({ page, title: PAGE_TITLES[page] });

/** @throws Error for a card that does not exist */
export function cardReference(cardId: string): CardPiece {
  const card = EVENT_CARDS.find((one) => one.cardId === cardId);
  if (!card) throw new Error(`There is no card ${cardId}.`);
  return { cardId, title: card.title };
}
