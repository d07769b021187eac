import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/buttons/icon";
import landing from "./landing.module.css";
import styles from "./slide-list.module.css";

type SlideListProps = {
  readonly title: string;
  readonly lead: string;
  /** What the slides are, in names of the list and its buttons, such as 'disruptions'. */
  readonly noun: string;
  /** Returns how many slides are shown at a window width. */
  readonly slidesAt: (width: number) => number;
  /** The slides, each in a list item. */
  readonly slides: readonly { readonly id: string | number; readonly content: ReactNode }[];
};

/** Rounding of scroll positions (CSS pixels). */
const TOLERANCE = 8;

/**
 * A carousel: swipe or scroll it, use its buttons, or the arrow keys, Home and End. It never moves by itself. A native
 * scrolling strip, so it works like any other on a touch screen and needs no library.
 */
export const SlideList = ({ title, lead, noun, slidesAt, slides }: SlideListProps) => {
  const track = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(1);
  const [first, setFirst] = useState(0);
  const [announced, setAnnounced] = useState("");
  const last = Math.min(first + shown, slides.length);
  const ends = { atStart: first === 0, atEnd: last === slides.length };

  useLayoutEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    const measure = () => {
      setShown(slidesAt(window.innerWidth));
      const offsets = Array.from(list.children, (slide) => (slide as HTMLElement).offsetLeft);
      const from = list.scrollLeft + (offsets[0] ?? 0) - TOLERANCE;
      setFirst(
        Math.max(
          0,
          offsets.findIndex((offset) => offset >= from),
        ),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener("scroll", measure, { passive: true });
    // The list's own width need not change with the window's.
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      list.removeEventListener("scroll", measure);
    };
  }, [slidesAt]);

  /** Scrolls so that the slide is the first of those shown. */
  const showFrom = (index: number) => {
    const list = track.current;
    const start = Math.max(0, Math.min(index, slides.length - shown));
    const slide = list?.children[start] as HTMLElement | undefined;
    const origin = list?.firstElementChild as HTMLElement | undefined;
    if (!list || !slide || !origin) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({
      left: slide.offsetLeft - origin.offsetLeft,
      behavior: isCalm ? "instant" : "smooth",
    });
    setAnnounced(`${start + 1} to ${Math.min(start + shown, slides.length)} of ${slides.length}`);
  };

  const turnByKey = (event: KeyboardEvent) => {
    // Alt and Left goes back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = { ArrowLeft: first - 1, ArrowRight: first + 1, Home: 0, End: slides.length }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    showFrom(target);
  };

  const turnButton = (
    name: string,
    icon: "arrow-left" | "arrow-right",
    by: number,
    ended: boolean,
  ) => (
    <button
      type="button"
      aria-label={`${name} ${noun}`}
      // Not `disabled`, which would take the focus away at the last slide.
      aria-disabled={ended}
      onClick={() => ended || showFrom(first + by)}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <section className={landing.section} aria-labelledby={noun} aria-roledescription="carousel">
      <div className={styles.head}>
        <div>
          <h2 className={landing.heading} id={noun}>
            {title}
          </h2>
          <p className={landing.aside}>{lead}</p>
        </div>
        <div className={styles.arrows}>
          {turnButton("Previous", "arrow-left", -shown, ends.atStart)}
          {turnButton("Next", "arrow-right", shown, ends.atEnd)}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls by the arrow keys, as it would without us */}
      <ol
        ref={track}
        className={styles.track}
        data-slides={shown}
        // Makes the scrolling strip reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${title}, scrolls sideways`}
        onKeyDown={turnByKey}
      >
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{announced}</output>
    </section>
  );
};
