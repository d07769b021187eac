import { planCards } from "@holdfast/content/plan-text/plan-cards";
import type { CardPage } from "@holdfast/contract/plan-content/card-text";
import { CallsSection } from "./calls-section";
import { cardAnchor, pageAnchor } from "./card-line";
import { cardsOnPaper } from "./cards-on-paper";
import { ContentsList } from "./contents-list";
import { CoverPage } from "./cover-page";
import { EventPage } from "./event-page";
import { FirstHourPage } from "./first-hour-page";
import { InsuranceSection } from "./insurance-section";
import { LogPage } from "./log-page";
import { PeopleSection } from "./people-section";
import { PlacesSection } from "./places-section";
import { RolesPage } from "./roles-page";
import { rolesTonight } from "./roles-tonight";
import { ShortPage, ShortPart } from "./short-page";
import { SHORT_PARTS } from "./short-parts";
import type { ShortPlanData } from "./short-plan-data";
import { UnitsPage } from "./units-page";

/** The pages to which cards refer; what must be reported by law is in the full plan only. */
const PAGES: ReadonlySet<CardPage> = new Set([
  "index",
  "levels",
  "roles",
  "contacts",
  "units",
  "site",
  "log",
]);

/** The short plan: what a person needs in the first hours, as a view of the plan's content. */
export function ShortPlanContent({ data }: { readonly data: ShortPlanData }) {
  const { content } = data;
  const { firstHour, roles, ...all } = planCards(content);
  const cards = cardsOnPaper(content);
  const paper = { cards, pages: PAGES, otherCards: "on the phone, or as a single sheet" };
  const events = all.events.filter(({ cardId }) => cards.has(cardId));
  return (
    <div className="hf-document">
      <CoverPage data={data}>
        <ContentsList
          entries={[
            { id: pageAnchor("index"), title: firstHour.title },
            ...events.map(({ cardId, title }) => ({ id: cardAnchor(cardId), title })),
            ...Object.values(SHORT_PARTS),
          ]}
        />
      </CoverPage>
      <FirstHourPage card={firstHour} paper={paper} />
      {events.map((card) => (
        <EventPage key={card.cardId} card={card} paper={paper} />
      ))}
      <RolesPage roles={rolesTonight(content, roles)} paper={paper} />
      <UnitsPage content={content} />
      <ShortPage {...SHORT_PARTS.contacts} kind="In the order of calling" colour="grey">
        <PeopleSection content={content} />
        <ShortPart {...SHORT_PARTS.site} kind="Site sheet" isWhole>
          <PlacesSection content={content} />
        </ShortPart>
      </ShortPage>
      <ShortPage {...SHORT_PARTS.calls} kind="Firms and services" colour="grey">
        <CallsSection content={content} />
        <ShortPart {...SHORT_PARTS.insurance} kind="Before repairs or clean-up">
          <InsuranceSection content={content} events={events} />
        </ShortPart>
      </ShortPage>
      <LogPage toFillIn={firstHour.toFillIn} />
    </div>
  );
}
