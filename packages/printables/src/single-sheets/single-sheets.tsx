import { planCards } from "@holdfast/content/plan-text/plan-cards";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import { EventPage } from "../event-cards/event-page";
import { FirstHourPage } from "../short-plan/first-hour-page";
import { RolesPage } from "../short-plan/roles-page";
import { ChecklistSheet } from "./checklist-sheet";
import { isLog, LogSheet } from "./log-sheet";
import { ContactList } from "./contact-list";
import { Poster } from "./poster";
import type { Sheet, SheetData } from "./sheet";
import { SiteSheet } from "./site-sheet";
import { UnitSheet } from "./unit-sheet";
import { WalletSheet } from "./wallet-sheet";

/** Returns all single sheets of a plan: only the cards of events that apply to it have one. */
export const singleSheets = (content: PlanContent): readonly Sheet[] => [
  {
    id: "poster",
    title: "Poster (A3)",
    purpose: "wall",
    view: ({ content }) => <Poster content={content} />,
  },
  {
    id: "wallet-card",
    title: "Wallet card",
    purpose: "wallet",
    view: (data) => <WalletSheet data={data} />,
  },
  {
    id: "first-hour-card",
    title: "First-hour card",
    purpose: "day",
    view: ({ content }) => <FirstHourPage card={planCards(content).firstHour} />,
  },
  {
    id: "roles",
    title: "Role cards",
    purpose: "day",
    view: ({ content }) => (
      <RolesPage roles={shortPlanOf(content).roles} cards={planCards(content).roles} />
    ),
  },
  {
    id: "contact-list",
    title: "Contact list",
    purpose: "day",
    view: ({ content }) => <ContactList content={content} />,
  },
  {
    id: "site-sheet",
    title: "Site sheet",
    purpose: "day",
    view: ({ content }) => <SiteSheet content={content} />,
  },
  ...eventSheets(content),
  ...unitSheets(content),
  ...CHECKLISTS,
  ...LOGS,
];

const eventSheets = (content: PlanContent): readonly Sheet[] =>
  planCards(content).events.map(({ cardId, title }) => ({
    id: `card-${cardId}`,
    title,
    purpose: "event",
    view: (data: SheetData) =>
      planCards(data.content)
        .events.filter((card) => card.cardId === cardId)
        .map((card) => <EventPage key={cardId} card={card} />),
  }));

const unitSheets = (content: PlanContent): readonly Sheet[] =>
  shortPlanOf(content).units.map(({ departmentId, name }) => ({
    id: `unit-${departmentId}`,
    title: name,
    purpose: "unit",
    view: (data: SheetData) =>
      shortPlanOf(data.content)
        .units.filter((unit) => unit.departmentId === departmentId)
        .map((unit) => <UnitSheet key={departmentId} unit={unit} content={data.content} />),
  }));

/** The sections of the three teams. */
const teamParts = planParts.filter(({ letter }) => letter !== "A");

const CHECKLISTS: readonly Sheet[] = teamParts.map((part) => ({
  id: `checklist-${part.letter}`,
  title: `Checklist ${part.letter}: ${part.title}`,
  purpose: "team",
  view: (data) => <ChecklistSheet part={part} data={data} />,
}));

const LOGS: readonly Sheet[] = teamParts.flatMap((part) =>
  part.topics.flatMap((topic) =>
    topic.blocks.filter(isLog).map((table) => ({
      id: `${topic.id}-${table.caption.toLowerCase().replaceAll(" ", "-")}`,
      title: `${table.caption} (${topic.number})`,
      purpose: "form" as const,
      view: ({ document }: SheetData) => (
        <LogSheet part={part} topic={topic} table={table} data={document} />
      ),
    })),
  ),
);
