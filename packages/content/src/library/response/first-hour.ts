import card from "../../data/response/first_hour.json";

/** What anyone does first, and what leads to the cards of the events. */
export type FirstHourTemplate = {
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly {
    readonly line: number;
    readonly minutes: string;
    readonly text: string;
  }[];
  readonly alone: readonly string[];
  readonly toFillIn: readonly string[];
  readonly index: {
    readonly title: string;
    readonly note: string;
    readonly entries: readonly {
      readonly youSee: string;
      readonly cardId?: string;
      /** A page, or the person to call. */
      readonly goTo?: string;
    }[];
  };
};

export const FIRST_HOUR: FirstHourTemplate = card;
