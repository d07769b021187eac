import type { Finding } from "@holdfast/contract/dashboard/finding";
import { Card } from "../../ui/layout/card";
import { Link } from "react-router";
import styles from "./dashboard.module.css";

type FindingsCardProps = { readonly findings: readonly Finding[] };

/** What in the plan contradicts itself, why it matters, and where to change it. Hidden while there is nothing. */
export const FindingsCard = ({ findings }: FindingsCardProps) =>
  findings.length === 0 ? null : (
    <Card title="Worth a second look">
      <ul className={styles.findings}>
        {findings.map(({ place, title, reason, to }) => (
          <li key={`${place} ${title} ${to}`}>
            <Link to={to}>
              {place}: {title}
            </Link>
            <p className={styles.place}>{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
