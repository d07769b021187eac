import * as z from "zod/mini";

/** The pages that a card refers to. */
export const CARD_PAGES = [
  "index",
  "levels",
  "roles",
  "contacts",
  "units",
  "site",
  "notices",
  "log",
] as const;
export type CardPage = (typeof CARD_PAGES)[number];

/** Words of a card, what people recorded, a number to call, a reference, or a fact to write on a line. */
const CardPiece = z.union([
  z.string(),
  z.object({ recorded: z.string() }),
  z.object({ phone: z.string() }),
  z.object({ page: z.enum(CARD_PAGES), title: z.string() }),
  z.object({ cardId: z.string(), title: z.string() }),
  /** The fact that is not recorded, such as 'leader'. */
  z.object({ toFillIn: z.string() }),
]);
export type CardPiece = z.infer<typeof CardPiece>;

/** A filled line of a card. */
export const CardText = z.array(CardPiece);
export type CardText = z.infer<typeof CardText>;

/** A fact at the head of a card, on one line or more, such as 'Emergency: 000'. */
export const CardFact = z.object({
  fact: z.string(),
  label: z.string(),
  lines: z.array(CardText),
});
export type CardFact = z.infer<typeof CardFact>;

const steps = {
  first10Minutes: z.array(CardText),
  firstHour: z.array(CardText),
  firstDay: z.array(CardText),
};

/** What to do in an event, filled with the facts of a plan. */
export const EventCard = z.object({
  cardId: z.string(),
  title: z.string(),
  whatYouSee: z.array(z.string()),
  /** In large print. */
  firstOfAll: CardText,
  head: z.array(CardFact),
  ...steps,
  never: z.array(z.string()),
  decide: z.array(z.object({ question: z.string(), yes: CardText, no: CardText })),
  done: CardText,
  /** The names of those to tell, in the order of calling. */
  tellWhom: z.array(z.string()),
  /** What to keep for the insurer. */
  claimEvidence: z.array(z.string()),
});
export type EventCard = z.infer<typeof EventCard>;

/** What one person does in any event, filled with the facts of a plan. */
export const RoleCard = z.object({
  roleId: z.string(),
  title: z.string(),
  mission: z.string(),
  reportsTo: z.string(),
  ...steps,
  handOver: z.string(),
  /** The role that takes it over, by the number of people who are there. */
  mergesInto: z.record(z.string(), z.string()),
  /** What to print for a role that takes over another; empty for the others. */
  whenMerged: z.string(),
});
export type RoleCard = z.infer<typeof RoleCard>;

/** The first card that anyone takes, and what leads to the others: 'What has happened?' */
export const FirstHourCard = z.object({
  title: z.string(),
  lead: z.string(),
  lines: z.array(z.object({ line: z.number(), minutes: z.string(), text: CardText })),
  /** For someone who is alone. */
  alone: z.array(z.string()),
  /** Labels of lines to write on. */
  toFillIn: z.array(z.string()),
  index: z.object({
    title: z.string(),
    note: z.string(),
    /** What a person sees, and the card, page or person that it leads to. */
    entries: z.array(z.object({ youSee: z.string(), goTo: CardText })),
  }),
});
export type FirstHourCard = z.infer<typeof FirstHourCard>;

/** All cards of a plan. */
export const PlanCards = z.object({
  firstHour: FirstHourCard,
  events: z.array(EventCard),
  roles: z.array(RoleCard),
});
export type PlanCards = z.infer<typeof PlanCards>;
