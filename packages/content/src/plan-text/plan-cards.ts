import type {
  CardText,
  EventCard,
  FirstHourCard,
  PlanCards,
  RoleCard,
} from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { EVENT_CARDS, type EventCardTemplate } from "../library/response/event-cards";
import { FIRST_HOUR } from "../library/response/first-hour";
import { MESSAGE_OWNERS } from "../library/response/message-owners";
import { ROLE_CARDS, type RoleCardTemplate } from "../library/response/role-cards";
import { cardFact } from "./card-facts";
import { filledLine } from "./card-filling";
import { cardReference, isCardPage, pageText } from "./card-references";
import { inLocalWords } from "../countries/local-words";
import { typographic } from "./text-filling";

/** Returns the cards that apply to a plan, filled with its facts. Pure. */
export const planCards = (content: PlanContent): PlanCards =>
  inLocalWords(content, {
    firstHour: firstHourCard(content),
    events: EVENT_CARDS.filter((card) => hasCard(content, card.cardId)).map((card) =>
      eventCard(content, card),
    ),
    roles: ROLE_CARDS.map((role) => roleCard(content, role)),
  });

/** Returns whether the card applies to the plan. */
const hasCard = ({ events }: PlanContent, cardId: string) =>
  events.some((event) => event.cardId === cardId);

/** What a step says of a number that some regions do not have. */
const STORM_NUMBER = "storm and flood number";

/** Returns the card of an event, filled with the facts of a plan. Pure. */
function eventCard(content: PlanContent, card: EventCardTemplate): EventCard {
  const { cardId } = card;
  const fill = (text: string): CardText => filledLine(text, { content, cardId });
  const head = card.numbersAtTheHead.flatMap((fact) => cardFact(fact, content, cardId) ?? []);
  const isInHead = (wanted: string) => head.some(({ fact }) => fact === wanted);
  const fillAll = (texts: readonly string[]) =>
    texts.filter((text) => !text.includes(STORM_NUMBER) || isInHead("stormFloodNumber")).map(fill);
  return {
    cardId,
    title: typographic(card.title),
    whatYouSee: card.whatYouSee.map(typographic),
    firstOfAll: fill(card.firstOfAll),
    head,
    first10Minutes: fillAll(card.steps.first10Minutes),
    firstHour: fillAll(card.steps.firstHour),
    firstDay: fillAll(card.steps.firstDay),
    never: card.never.map(typographic),
    decide: card.decide.map(({ question, yes, no }) => ({
      question: typographic(question),
      yes: fill(yes),
      no: fill(no),
    })),
    done: fill(card.done),
    tellWhom: card.tellWhom.flatMap(
      (audience) => MESSAGE_OWNERS.find((one) => one.audience === audience)?.audienceName ?? [],
    ),
    claimEvidence: card.claimEvidence.map(typographic),
  };
}

/** Roles and the first-hour card belong to no event. */
const ANY_EVENT = "";

/** Returns the card of a role, filled with the facts of a plan. Pure. */
function roleCard(content: PlanContent, role: RoleCardTemplate): RoleCard {
  const fill = (text: string): CardText => filledLine(text, { content, cardId: ANY_EVENT });
  return {
    roleId: role.roleId,
    title: role.title,
    mission: typographic(role.mission),
    reportsTo: typographic(role.reportsTo),
    first10Minutes: role.first10Minutes.map(fill),
    firstHour: role.firstHour.map(fill),
    firstDay: role.firstDay.map(fill),
    handOver: typographic(role.handOver),
    mergesInto: Object.fromEntries(
      Object.entries(role.mergesInto).flatMap(([people, roleId]) =>
        roleId === undefined ? [] : [[people, roleId]],
      ),
    ),
    whenMerged: typographic(role.whenMerged),
  };
}

/** Returns the first-hour card, whose index leads to the cards that the plan has. Pure. */
function firstHourCard(content: PlanContent): FirstHourCard {
  const fill = (text: string): CardText => filledLine(text, { content, cardId: ANY_EVENT });
  const { index, ...card } = FIRST_HOUR;
  return {
    title: typographic(card.title),
    lead: typographic(card.lead),
    lines: card.lines.map(({ line, minutes, text }) => ({ line, minutes, text: fill(text) })),
    alone: card.alone.map(typographic),
    toFillIn: [...card.toFillIn],
    index: {
      title: index.title,
      note: typographic(index.note),
      entries: index.entries
        .filter(({ cardId }) => cardId === undefined || hasCard(content, cardId))
        .map(({ youSee, cardId, goTo }) => ({
          youSee: typographic(youSee),
          goTo: cardId === undefined ? goToText(goTo ?? "", fill) : [cardReference(cardId)],
        })),
    },
  };
}

/** Returns the page or the person that an entry of the index leads to. */
function goToText(goTo: string, fill: (text: string) => CardText): CardText {
  const page = goTo.replace(/^page\./u, "");
  return isCardPage(page) ? [pageText(page)] : ["Call ", ...fill(`{${goTo}}`)];
}
