import { planCards } from "@holdfast/content/plan-text/plan-cards";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { EventPage } from "../short-plan/event-page";
import { ChecklistSheet } from "./checklist-sheet";
import { isLog, LogSheet } from "./log-sheet";
import { Poster } from "./poster";
import type { Sheet, SheetData } from "./sheet";

/** Returns all single sheets of a plan: only the cards of events that apply to it have one. */
export const singleSheets = (content: PlanContent): readonly Sheet[] => [
  {
    id: "poster",
    title: "Poster (A3)",
    purpose: "wall",
    view: ({ document }) => <Poster data={document} />,
  },
  ...eventSheets(content),
  ...CHECKLISTS,
  ...LOGS,
];

const eventSheets = (content: PlanContent): readonly Sheet[] =>
  planCards(content).events.map(({ cardId, title }) => ({
    id: `card-${cardId}`,
    title,
    purpose: "event",
    view: (data: SheetData) => <EventCardSheet cardId={cardId} data={data} />,
  }));

const EventCardSheet = ({
  cardId,
  data: { content },
}: {
  readonly cardId: string;
  readonly data: SheetData;
}) => {
  const card = planCards(content).events.find((event) => event.cardId === cardId);
  return card ? <EventPage card={card} /> : null;
};

/** The sections of the three teams. */
const teamParts = planParts.filter(({ letter }) => letter !== "A");

const CHECKLISTS: readonly Sheet[] = teamParts.map((part) => ({
  id: `checklist-${part.letter}`,
  title: `Checklist ${part.letter}: ${part.title}`,
  purpose: "team",
  view: ({ document }) => <ChecklistSheet part={part} data={document} />,
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
