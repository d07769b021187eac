import { Link } from "react-router";
import { Card } from "../../../ui/layout/card";
import styles from "./progress-card.module.css";
import type { PlanStep } from "./plan-step-rules";

type ProgressCardProps = { readonly steps: readonly PlanStep[] };

/** The progress of each section, with a link to continue. */
export const ProgressCard = ({ steps }: ProgressCardProps) => (
  <Card title="Progress">
    <ol className={styles.steps}>
      {steps.map(({ section, name, percent, to, note }) => (
        <li key={section} className={styles.step}>
          <span className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.done} style={{ width: `${percent}%` }} />
          </span>
          <span className={`${styles.percent} figures`}>{percent}%</span>
          {note !== null && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  </Card>
);
