import styles from "./logo.module.css";

type LogoProps = {
  /** 'ink' is for dark backgrounds. */
  readonly variant?: "paper" | "ink";
  /** Shows the symbol alone on a phone. */
  readonly isCompact?: boolean;
};

/** The Holdfast logo: the name and a kelp holdfast, the root that grips rock. */
export const Logo = ({ variant = "paper", isCompact = false }: LogoProps) => (
  <span className={styles.logo} data-variant={variant} data-compact={isCompact ? "" : undefined}>
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" className={styles.background} />
      <path
        className={styles.root}
        d="M16 5v12M16 12c0 6-2.5 8.5-8.5 13.5M16 12c0 6 2.5 8.5 8.5 13.5M16 16c0 5-1 8-3 11M16 16c0 5 1 8 3 11"
      />
    </svg>
    <span className={styles.name}>Holdfast</span>
  </span>
);
