/** Minimum width of a slide of the disruptions carousel (CSS pixels; specification 1). */
const SLIDE_WIDTH = 250;
const MAX_SLIDES = 5;

/** Returns the number of slides for a window width: min(width / 250, 5), rounded down, at least 1. Pure. */
export const slidesAt = (width: number): number =>
  Math.max(1, Math.floor(Math.min(width / SLIDE_WIDTH, MAX_SLIDES)));
