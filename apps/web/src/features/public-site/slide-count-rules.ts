/** How wide a slide of the disruptions carousel is at least (CSS pixels; specification 1). */
const SLIDE_WIDTH = 250;
const MAX_SLIDES = 5;

/** How many slides show at a window width: min(width / 250, 5), whole, and at least one. Pure. */
export const slidesAt = (width: number): number =>
  Math.max(1, Math.floor(Math.min(width / SLIDE_WIDTH, MAX_SLIDES)));
