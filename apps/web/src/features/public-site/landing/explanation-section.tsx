import styles from "./landing.module.css";

const FACETS = [
  {
    name: "Prepare",
    text: "See what could stop you, what it would cost, and what can be done about it before it happens.",
  },
  {
    name: "Respond",
    text: "People first: who raises the alarm, who leads, and where everyone goes in the first hour.",
  },
  {
    name: "Continue",
    text: "Keep what matters most running, somewhere else or in some other way, for as long as the disruption lasts.",
  },
  {
    name: "Recover",
    text: "Return to normal in the right order, and record what you learned.",
  },
] as const;

/** What continuity management is, in everyday words. */
export const ExplanationSection = () => (
  <section className={styles.paper} id="what">
    <div className={styles.section}>
      <div className={styles.split}>
        <h2 className={styles.heading}>What continuity management is</h2>
        <div className={styles.prose}>
          <p>
            Fire, flood, a supplier that fails, a system that won’t start: most businesses face one
            of these sooner or later. Continuity management means deciding in advance how you will
            keep serving your customers, and writing it down so that others can act when you are
            away.
          </p>
          <p>
            It is not insurance. Insurance pays for what was lost; a continuity plan keeps
            customers, staff and reputation from being lost in the meantime.
          </p>
        </div>
      </div>
      <ol className={styles.facets}>
        {FACETS.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
