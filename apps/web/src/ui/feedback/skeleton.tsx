import styles from "./skeleton.module.css";

type SkeletonProps = {
  /** How many lines or rows will stand here. */
  readonly lines?: number;
  /** Height of each in CSS pixels, that of the final content. */
  readonly height?: number;
  /** What is loading, for screen readers: 'Loading Risks...'. */
  readonly label?: string;
};

/** Holds the place of what is loading, at its final size, so that nothing jumps. */
export const Skeleton = ({ lines = 3, height = 20, label = "Loading..." }: SkeletonProps) => (
  <output className={styles.skeleton}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} style={{ height }} aria-hidden="true" />
    ))}
  </output>
);
