/** Window widths (CSS pixels) at which the layout changes; up to and including each. */
export const BREAKPOINTS = {
  /** A phone held upright: dialogs fill the screen. */
  phone: 480,
  /** A tablet or a phone on its side: tables become lists, the sidebar a drawer. */
  tablet: 768,
  /** A small laptop: the sidebar becomes a rail. */
  laptop: 1024,
  /** Below this width there is not enough space for help next to a page. */
  desktop: 1200,
} as const;

/** Returns the media query of a width. Paper is narrower than a tablet, but is laid out like a desktop. */
export const narrowerThan = (breakpoint: keyof typeof BREAKPOINTS) =>
  `screen and (width <= ${BREAKPOINTS[breakpoint]}px)`;

/** Custom media queries of the style sheets: `@media (--tablet)` is at most 768 px, `(--above-tablet)` is wider. */
export const CUSTOM_MEDIA: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]).flatMap((name) => [
    [`--${name}`, narrowerThan(name)],
    [`--above-${name}`, `(width > ${BREAKPOINTS[name]}px)`],
  ]),
);
