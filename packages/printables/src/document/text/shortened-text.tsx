import type { ReactNode } from "react";

interface ShortenedTextProps {
  readonly children: ReactNode;
  /** The label under which the appendix has a shortened text in full; empty if it is in full elsewhere. */
  readonly label?: string;
}

/** A text that the printer may shorten, if its page would need a second one (`fit-pages.ts` of the API). */
export const ShortenedText = ({ children, label = "" }: ShortenedTextProps) => (
  <div data-shorten={label}>{children}</div>
);
