import { EVENT_CARDS } from "@holdfast/content/library/response/event-cards";
import type { PlanPart, PlanTopic, TextBlock } from "@holdfast/content/plan-template/plan-part";
import { planParts } from "@holdfast/content/plan-template/plan-parts";

type LogTable = Extract<TextBlock, { readonly kind: "table" }>;

/** A part of the full plan that is printed separately, from the same blocks, so that both have the same text. */
export type PlanSheet =
  | { readonly id: "poster"; readonly kind: "poster"; readonly title: string }
  | {
      readonly id: string;
      readonly kind: "checklist";
      readonly title: string;
      readonly part: PlanPart;
    }
  | {
      readonly id: string;
      readonly kind: "log";
      readonly title: string;
      readonly part: PlanPart;
      readonly topic: PlanTopic;
      readonly table: LogTable;
    };

/** Any part that is printed separately; the card of an event is a page of the short plan. */
export type SingleSheet =
  | PlanSheet
  | {
      readonly id: string;
      readonly kind: "event";
      readonly title: string;
      readonly cardId: string;
    };

/** A table with fewer blank rows is a list to complete, not a log. */
const ROWS_OF_LOG = 3;

const isLog = (block: PlanTopic["blocks"][number]): block is LogTable =>
  block.kind === "table" && (block.blankRows ?? 0) >= ROWS_OF_LOG;

/** The sections of the three teams. */
const teamParts = planParts.filter(({ letter }) => letter !== "A");

/** Returns all single sheets: the card of each event, and the parts of the full plan. */
export const singleSheets = (): readonly SingleSheet[] => [
  ...EVENT_CARDS.map(({ cardId, title }) => ({
    id: `card-${cardId}`,
    kind: "event" as const,
    title: `Event card: ${title}`,
    cardId,
  })),
  ...planSheets(),
];

/** Returns the poster, the checklist of each section, and each log and form. */
export const planSheets = (): readonly PlanSheet[] => [
  { id: "poster", kind: "poster", title: "Levels and teams" },
  ...teamParts.map((part) => ({
    id: `checklist-${part.letter}`,
    kind: "checklist" as const,
    title: `Checklist ${part.letter}: ${part.title}`,
    part,
  })),
  ...teamParts.flatMap((part) =>
    part.topics.flatMap((topic) =>
      topic.blocks.filter(isLog).map((table) => ({
        id: `${topic.id}-${table.caption.toLowerCase().replaceAll(" ", "-")}`,
        kind: "log" as const,
        title: `${table.caption} (${topic.number})`,
        part,
        topic,
        table,
      })),
    ),
  ),
];
