import { type Copy, CopyContext } from "../../event-cards/copy-context";
import { EventPage } from "../../event-cards/event-page";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { hasSiteSheet } from "../recovery-pages/recovery-appendices-rules";
import { AppendixHead } from "./appendix-head";

/** One page for each kind of event, the same as in the short plan. */
export const EventCardsAppendix = ({ data }: { readonly data: ContinuityPlanData }) => (
  <CopyContext value={copyOf(data)}>
    {data.events.map((card, at) => (
      <EventPage
        key={card.cardId}
        card={card}
        kind={APPENDICES.events.number}
        above={at === 0 ? <AppendixHead entry={APPENDICES.events} /> : null}
      />
    ))}
  </CopyContext>
);

/** Where the plan has the pages to which cards refer. */
const copyOf = (data: ContinuityPlanData): Copy => ({
  cards: new Set(data.events.map(({ cardId }) => cardId)),
  pages: new Map([
    ["index", "first-hour-card"],
    ["levels", "section-a-3"],
    ["roles", "section-b-1"],
    ["contacts", "section-a-7"],
    ...(data.supportingUnits.length > 0 ? ([["units", APPENDICES.units.anchor]] as const) : []),
    ["notices", APPENDICES.messages.anchor],
    ["log", "section-f-6"],
    ...(hasSiteSheet(data) ? ([["site", APPENDICES.site.anchor]] as const) : []),
  ]),
  otherCards: "on the phone, or as a single sheet",
  isFoldOut: false,
});
