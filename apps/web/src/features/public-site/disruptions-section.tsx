import { TOP_DISRUPTIONS } from "@holdfast/content/library/top-disruptions";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/buttons/icon";
import styles from "./disruptions-section.module.css";
import landing from "./landing.module.css";
import { slidesAt } from "./slide-count-rules";

/** The ten disruptions that the world remembers, to be leafed through: swipe, wheel, keys or the arrows. */
export const DisruptionsSection = () => {
  const track = useRef<HTMLOListElement>(null);
  const [slides, setSlides] = useState(MAX_AT_FIRST);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () => {
      setSlides(slidesAt(window.innerWidth));
      setEnds({
        atStart: list.scrollLeft < 8,
        atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - 8,
      });
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, []);

  const turn = (way: 1 | -1) => {
    const list = track.current;
    list?.scrollBy({ left: way * list.clientWidth, behavior: "smooth" });
  };

  return (
    <section className={landing.paper} aria-labelledby="disruptions">
      <div className={landing.section}>
        <div className={styles.head}>
          <div>
            <h2 className={landing.heading} id="disruptions">
              Ten disruptions the world remembers
            </h2>
            <p className={landing.aside}>None of them was announced. Most were survivable.</p>
          </div>
          <div className={styles.arrows}>
            <button
              type="button"
              aria-label="Earlier"
              disabled={ends.atStart}
              onClick={() => turn(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label="More" disabled={ends.atEnd} onClick={() => turn(1)}>
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
        <ol
          ref={track}
          className={styles.track}
          data-slides={slides}
          // A strip that scrolls is reachable without a pointer.
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

/** Before the first measurement; the strip's height is the same for any number. */
const MAX_AT_FIRST = 5;
