/** Minimum width of a slide of the disruptions carousel (CSS pixels; specification 1). */
const SLIDE_WIDTH = 250;
const MAX_SLIDES = 5;

/** Returns the number of disruptions for a window width: min(width / 250, 5), rounded down, at least 1. Pure. */
export const disruptionsAt = (width: number): number =>
  Math.max(1, Math.floor(Math.min(width / SLIDE_WIDTH, MAX_SLIDES)));

/** Widest window with one news slide (CSS pixels; specification 1). */
const NARROW = 900;

/** Returns the number of news slides for a window width: 4, or 1 at 900 or less. Pure. */
export const newsAt = (width: number): number => (width <= NARROW ? 1 : 4);
