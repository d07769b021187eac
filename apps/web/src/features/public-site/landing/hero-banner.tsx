import type { EntryProps } from "./landing-header";
import styles from "./landing.module.css";
import { RecoveryChart } from "./recovery-chart";

/** The banner: the main promise, and a chart that illustrates it. */
export const HeroBanner = ({ enter }: EntryProps) => (
  <section className={styles.ink}>
    <div className={styles.hero}>
      <div>
        <h1 className={styles.display}>Know what to do on the worst day.</h1>
        <p className={styles.lead}>
          Holdfast coaches your business through a continuity plan, one question at a time: what
          could stop you, how long you could cope, who does what, and how you recover. You finish
          with a plan that your people can follow.
        </p>
        <p className={styles.acts}>
          {enter}
          <a href="#what" className={styles.quiet}>
            What is continuity management?
          </a>
        </p>
      </div>
      <RecoveryChart />
    </div>
  </section>
);
