import { TOP_DISRUPTIONS } from "@holdfast/content/library/top-disruptions";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/buttons/icon";
import styles from "./disruptions-section.module.css";
import landing from "./landing.module.css";
import { slidesAt } from "./slide-count-rules";

/** A carousel of the top ten global disruptions: swipe, wheel, arrow keys or buttons. */
export const DisruptionsSection = () => {
  const track = useRef<HTMLOListElement>(null);
  const [slides, setSlides] = useState(MAX_AT_FIRST);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const measure = () => {
      setSlides(slidesAt(window.innerWidth));
      setEnds({
        atStart: list.scrollLeft < 8,
        atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - 8,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", measure);
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth, behavior: "smooth" });
  };

  return (
    <section className={landing.paper} aria-labelledby="disruptions">
      <div className={landing.section}>
        <div className={styles.head}>
          <div>
            <h2 className={landing.heading} id="disruptions">
              Ten disruptions the world remembers
            </h2>
            <p className={landing.aside}>What happened, and what it cost.</p>
          </div>
          <div className={styles.arrows}>
            <button
              type="button"
              aria-label="Previous"
              disabled={ends.atStart}
              onClick={() => turn(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label="Next" disabled={ends.atEnd} onClick={() => turn(1)}>
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
        <ol
          ref={track}
          className={styles.track}
          data-slides={slides}
          // Makes the scrolling strip reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Top ten disruptions"
        >
          {TOP_DISRUPTIONS.map((disruption) => (
            <li key={disruption.id} className={styles.slide}>
              <p className={styles.meta}>
                <span className={styles.rank}>{disruption.rank}</span>
                {disruption.yearLabel} · {disruption.where}
              </p>
              <h3>{disruption.title}</h3>
              <p>{disruption.text}</p>
              <p className={styles.scale}>{disruption.scale}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

/** Used before the first measurement; the strip's height is the same for any number of slides. */
const MAX_AT_FIRST = 5;
