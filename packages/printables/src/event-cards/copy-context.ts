import type { CardPage } from "@holdfast/contract/plan-content/card-text";
import { createContext } from "react";

/** What a copy of a plan has, to which a line can refer; of anything else, only the title is shown. */
export interface Copy {
  /** The ids of its event cards. */
  readonly cards: ReadonlySet<string>;
  /** The ids of its pages. */
  readonly pages: ReadonlyMap<CardPage, string>;
  /** Where the cards are that it does not have. */
  readonly otherCards: string;
  /** Whether it is the file for phones, which has links in place of page numbers and folds in place of pages. */
  readonly isFoldOut: boolean;
}

/** A sheet that is printed by itself. */
const SINGLE_SHEET: Copy = {
  cards: new Set(),
  pages: new Map(),
  otherCards: "single sheet or phone",
  isFoldOut: false,
};

/** The copy that is rendered: without one, a single sheet. */
export const CopyContext = createContext(SINGLE_SHEET);
