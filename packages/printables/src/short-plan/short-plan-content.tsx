import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import { CARD_PAGES, type CardPage } from "@holdfast/contract/plan-content/card-text";
import { CallsSection } from "./calls-section";
import { cardAnchor, pageAnchor } from "../event-cards/card-line";
import { cardsOnPaper } from "./cards-on-paper";
import { ContentsList } from "./contents-list";
import { type Copy, CopyContext } from "../event-cards/copy-context";
import { CoverPage } from "./cover-page";
import { EventPage } from "../event-cards/event-page";
import { FirstHourPage } from "./first-hour-page";
import { FloorPlan } from "./floor-plan";
import { InsuranceSection } from "./insurance-section";
import { LogPage } from "./log-page";
import { NoticesSection } from "./notices-section";
import { PeopleSection } from "./people-section";
import { PlacesSection } from "./places-section";
import { RolesPage } from "./roles-page";
import { ShortPage, ShortPart } from "../event-cards/short-page";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import type { ShortPlanData } from "./short-plan-data";
import { UnitsPage } from "./units-page";

/** It has every page to which cards refer. */
const PAGES: ReadonlyMap<CardPage, string> = new Map(
  CARD_PAGES.map((page) => [page, pageAnchor(page)]),
);

interface ShortPlanContentProps {
  readonly data: ShortPlanData;
  /** Whether it is the file for phones, which has all cards that apply. */
  readonly isFoldOut: boolean;
}

/** The short plan: what a person needs in the first hours, as a view of the plan's content. */
export function ShortPlanContent({ data, isFoldOut }: ShortPlanContentProps) {
  const { content } = data;
  const plan = shortPlanOf(content);
  const { firstHour, roles, ...all } = planCards(content);
  const cards = isFoldOut ? new Set(all.events.map(({ cardId }) => cardId)) : cardsOnPaper(content);
  const events = all.events.filter(({ cardId }) => cards.has(cardId));
  const copy: Copy = {
    cards,
    pages: PAGES,
    otherCards: "on the phone, or as a single sheet",
    isFoldOut,
  };
  return (
    <CopyContext value={copy}>
      <CoverPage data={data} facts={plan.cover}>
        <ContentsList
          entries={[
            { id: pageAnchor("index"), title: firstHour.title },
            ...events.map(({ cardId, title }) => ({ id: cardAnchor(cardId), title })),
            ...Object.values(SHORT_PARTS),
          ]}
        />
      </CoverPage>
      <FirstHourPage card={firstHour} />
      {events.map((card) => (
        <EventPage key={card.cardId} card={card} />
      ))}
      <RolesPage roles={plan.roles} cards={roles} />
      <UnitsPage units={plan.units} />
      <ShortPage
        {...SHORT_PARTS.contacts}
        kind="In the order of calling"
        colour="grey"
        parts={
          <ShortPart {...SHORT_PARTS.site} kind="Site sheet" isWhole>
            <PlacesSection places={plan.places} />
            <FloorPlan url={content.site.floorPlanUrl} />
          </ShortPart>
        }
      >
        <PeopleSection teams={plan.people} isExpired={content.state.isExpired} />
      </ShortPage>
      <ShortPage
        {...SHORT_PARTS.calls}
        kind="Firms and services"
        colour="grey"
        parts={
          <ShortPart {...SHORT_PARTS.insurance} kind="Before repairs or clean-up">
            <InsuranceSection policies={plan.insurance} />
          </ShortPart>
        }
      >
        <CallsSection calls={plan.calls} />
      </ShortPage>
      <ShortPage
        {...SHORT_PARTS.notices}
        kind="The Leader decides"
        colour="grey"
        denser="hf-short-page--dense"
      >
        <NoticesSection notices={plan.notices} country={content.location.country} />
      </ShortPage>
      <LogPage toFillIn={firstHour.toFillIn} />
    </CopyContext>
  );
}
