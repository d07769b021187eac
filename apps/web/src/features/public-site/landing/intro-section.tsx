import styles from "./landing.module.css";
import { VideoSection } from "../../../platform/video/video-section";

/** The sections of a plan in working order (specification 'plan workspace' 3). */
const SECTIONS = [
  [
    "Risk Analysis",
    "Answer yes or no to what could happen, and see what it would cost you in a year.",
  ],
  ["Policy & Program", "Name who is accountable, and have top management sign the policy."],
  ["Analysis & Planning", "Find out what must not stop, and how long you could cope if it did."],
  ["Planning & Design", "Decide where and how each business unit will keep working."],
  ["Implementation", "Print the plan, hand it out, and keep it where people will find it."],
  ["Validation", "Practise the plan, and improve it with what you learn."],
] as const;

/** The six sections of a plan, with the intro video. */
export const IntroSection = () => (
  <section className={styles.section}>
    <h2 className={styles.heading}>How it works</h2>
    <ol className={styles.steps}>
      {SECTIONS.map(([name, text]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.video}>
      <VideoSection name="landing" />
    </div>
  </section>
);
