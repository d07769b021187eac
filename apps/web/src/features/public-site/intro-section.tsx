import styles from "./landing.module.css";

/** A short captioned clip: URLs of the video, its captions (WebVTT) and the poster image. */
type Clip = { readonly source: string; readonly captions: string; readonly poster: string };

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

/** The six sections of a plan, with an intro clip if there is one. */
export const IntroSection = ({ clip }: { readonly clip?: Clip }) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>How it works</h2>
    {clip && (
      <video className={styles.clip} src={clip.source} poster={clip.poster} controls preload="none">
        <track kind="captions" src={clip.captions} srcLang="en" label="English" default />
      </video>
    )}
    <ol className={styles.steps}>
      {SECTIONS.map(([name, text]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
