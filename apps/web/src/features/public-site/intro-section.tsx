import styles from "./landing.module.css";

/** A short captioned clip: addresses of the video, its captions (WebVTT) and the picture before it plays. */
type Clip = { readonly source: string; readonly captions: string; readonly poster: string };

/** The sections of a plan in the order they are worked through (specification 'plan workspace' 3). */
const SECTIONS = [
  ["Risk Analysis", "Answer yes or no to what could happen; see what it would cost you in a year."],
  ["Policy & Program", "Say who is accountable, and put the leadership's name to it."],
  ["Analysis & Planning", "Find what must not stop, and how long you can bear it if it does."],
  ["Planning & Design", "Decide for each business unit where and how it goes on working."],
  ["Implementation", "Print the plan, hand it out, keep it where people will find it."],
  ["Validation", "Practise it, and let the practice improve the plan."],
] as const;

/** The intro: how a plan comes about in six sections, and a clip where there is one; whole without it. */
export const IntroSection = ({ clip }: { readonly clip?: Clip }) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>How a plan comes about</h2>
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
