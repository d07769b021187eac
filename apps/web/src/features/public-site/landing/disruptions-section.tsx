import { TOP_DISRUPTIONS } from "@holdfast/content/library/risks/top-disruptions";
import landing from "./landing.module.css";
import { disruptionsAt } from "./slide-count-rules";
import { SlideList } from "./slide-list";
import styles from "./slide-list.module.css";

const SLIDES = TOP_DISRUPTIONS.map(({ id, rank, yearLabel, where, title, text, scale }) => ({
  id,
  content: (
    <>
      <p className={styles.meta}>
        <span className={styles.rank}>{rank}</span>
        {yearLabel} · {where}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className={styles.scale}>{scale}</p>
    </>
  ),
}));

/** A carousel of the top ten global disruptions (specification 1). */
export const DisruptionsSection = () => (
  <div className={landing.paper}>
    <SlideList
      title="Ten disruptions the world remembers"
      lead="What happened, and what it cost."
      noun="disruptions"
      slidesAt={disruptionsAt}
      slides={SLIDES}
    />
  </div>
);
