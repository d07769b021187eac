import type { EntryProps } from "./landing-header";
import styles from "./landing.module.css";

/** The closing call to action of the landing page. */
export const ClosingSection = ({ enter }: EntryProps) => (
  <section className={styles.ink}>
    <div className={styles.closing}>
      <h2 className={styles.heading}>You can start in one morning.</h2>
      <p className={styles.lead}>
        All you need is a promo code or subscription key from your broker.
      </p>
      {enter}
    </div>
  </section>
);
