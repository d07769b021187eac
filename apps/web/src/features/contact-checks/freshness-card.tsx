import { FRESHNESS } from "@holdfast/contract/contact-checks/contact-check-rules";
import type { ReactNode } from "react";
import { Card } from "../../ui/layout/card";
import type { CheckRow } from "./contact-check-rules";
import { FRESHNESS_NAMES } from "./contact-check-rules";
import styles from "./contact-checks.module.css";

type FreshnessCardProps = {
  readonly rows: readonly CheckRow[];
  /** After which a contact is stale. */
  readonly days: number;
  readonly action: ReactNode;
};

/** Counts the people of the plan's teams by freshness. */
export const FreshnessCard = ({ rows, days, action }: FreshnessCardProps) => {
  const members = rows.filter(({ isInTeam }) => isInTeam);
  return (
    <Card title="People in the plan’s teams" aside={action}>
      {members.length === 0 ? (
        <p>No one is in a team yet. Add people on the Teams page.</p>
      ) : (
        <dl className={styles.counts}>
          {FRESHNESS.map((freshness) => (
            <div key={freshness}>
              <dt>
                {FRESHNESS_NAMES[freshness]}
                {freshness === "stale" && `: confirmed more than ${days} days ago`}
              </dt>
              <dd>{members.filter((row) => row.freshness === freshness).length}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
};
