import { Component, type ReactNode } from "react";
import { CallLink } from "./contact-list";
import styles from "./page.module.css";
import { phoneListOf } from "./phone-list-rules";

type PlanBoundaryProps = {
  /** Of any shape: it may come from a later version. */
  readonly plan: unknown;
  /** Shown instead of the names and numbers. */
  readonly fallback?: ReactNode;
  /** Shown below the names and numbers. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

/** Shows a plan, or, if this browser or page cannot, names and phone numbers in the plainest way. */
export class PlanBoundary extends Component<PlanBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const {
      plan,
      after,
      fallback = <PlanFailed plan={plan}>{after}</PlanFailed>,
      children,
    } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

const PlanFailed = ({ plan, children }: PlanBoundaryProps) => (
  <main className={styles.locked}>
    <h1>The plan could not be shown</h1>
    <p>Here are its names and phone numbers. Reload this page to try again.</p>
    <ul className={styles.contacts} aria-label="Phone numbers">
      {phoneListOf(plan).map(({ name, numbers }) => (
        <li key={`${name} ${numbers.join(" ")}`}>
          <strong>{name}</strong>
          <span className={styles.calls}>
            {numbers.map((number) => (
              <CallLink key={number} number={number} name={name} />
            ))}
          </span>
        </li>
      ))}
    </ul>
    {children}
  </main>
);
