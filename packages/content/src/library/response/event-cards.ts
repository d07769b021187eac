import cards from "../../data/response/event_cards.json";

/** What to do in one kind of event, on one side of A4. */
export type EventCardTemplate = {
  readonly cardId: string;
  readonly title: string;
  readonly whatYouSee: readonly string[];
  /** Whether every plan has it. */
  readonly showAlways: boolean;
  /** The risks that it is about. */
  readonly riskPresetIds: readonly number[];
  readonly firstOfAll: string;
  readonly numbersAtTheHead: readonly string[];
  readonly steps: Readonly<Record<"first10Minutes" | "firstHour" | "firstDay", readonly string[]>>;
  readonly decide: readonly {
    readonly question: string;
    readonly yes: string;
    readonly no: string;
  }[];
  readonly never: readonly string[];
  readonly done: string;
  /** Audiences of 'Who tells whom', in the order of calling. */
  readonly tellWhom: readonly string[];
  readonly claimEvidence: readonly string[];
};

/** In the order in which they are printed. */
export const EVENT_CARDS: readonly EventCardTemplate[] = cards;
