import type { ReactNode } from "react";
import { Logo } from "../../../ui/layout/logo";
import styles from "./landing.module.css";

export type EntryProps = {
  /** The button that opens the login and registration dialog; null when a token is stored. */
  readonly enter: ReactNode;
};

/** The brand, with links to the user's pages when a token is stored, otherwise the login button. */
export const LandingHeader = ({ enter }: EntryProps) => (
  <header className={styles.ink}>
    <div className={styles.bar}>
      <a href="/" className={styles.brand} aria-label="Holdfast, home">
        <Logo variant="ink" />
      </a>
      {enter ?? (
        <nav className={styles.links} aria-label="Main">
          <a href="/dashboard">Dashboard</a>
          <a href="/admin">Admin</a>
        </nav>
      )}
    </div>
  </header>
);
