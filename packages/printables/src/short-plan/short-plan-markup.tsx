import { cardOfEvent } from "@holdfast/content/plan-text/plan-cards";
import { withHomeNumbers } from "@holdfast/content/plan-text/home-numbers";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { planStatus, WITHOUT_SIGNATURES } from "../continuity-plan/plan-status";
import { dateText } from "../document/text/date-text";
import { isolatedNames } from "../document/text/isolated-names";
import { SINGLE_SHEET } from "./card-line";
import { EventPage } from "./event-page";
import { ShortPlanContent } from "./short-plan-content";
import { type ShortPlanData, statusFactsOf } from "./short-plan-data";

/** Returns the short plan as printed: each page has the name, the version, the date and 'n of m'. */
export const shortPlanPrint = (data: ShortPlanData): PrintRequest =>
  printOf("Short plan", data, <ShortPlanContent data={printedData(data)} />);

/** Returns the card of an event as a single sheet. @throws Error for a card that does not exist */
export function eventCardPrint(cardId: string, data: ShortPlanData): PrintRequest {
  const card = cardOfEvent(printedData(data).content, cardId);
  return printOf(
    card.title,
    data,
    <div className="hf-document">
      <EventPage card={card} paper={SINGLE_SHEET} />
    </div>,
  );
}

/** The short plan is read where the business is: numbers are those that are dialled there. */
const printedData = (data: ShortPlanData): ShortPlanData =>
  isolatedNames({ ...data, content: withHomeNumbers(data.content) });

function printOf(title: string, data: ShortPlanData, content: ReactElement): PrintRequest {
  const { organisation, plan } = data.content;
  return {
    content: renderToStaticMarkup(content),
    format: "A4",
    title: `${title} – ${organisation.name}`,
    author: organisation.name,
    header: {
      left: [organisation.name, plan.name].filter((name) => name !== "").join(" | "),
      right: `Short plan | Date issued ${dateText(data.dateIssued)}`,
      foot: `Confidential | ${planStatus(statusFactsOf(data), WITHOUT_SIGNATURES).head}`,
    },
    footer: "page-number",
  };
}
