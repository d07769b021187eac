import styles from "./skeleton.module.css";

type SkeletonProps = {
  /** Number of lines or rows. */
  readonly lines?: number;
  /** Height of each line in CSS pixels, the same as in the content. */
  readonly height?: number;
  /** What is loading, for screen readers: 'Loading Risks...'. */
  readonly label?: string;
};

/** A placeholder of the content's size, so that nothing moves when the content arrives. */
export const Skeleton = ({ lines = 3, height = 20, label = "Loading..." }: SkeletonProps) => (
  <output className={styles.skeleton} data-skeleton="">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} style={{ height }} aria-hidden="true" />
    ))}
  </output>
);
