import { Icon } from "../../ui/buttons/icon";
import { Link } from "react-router";
import styles from "./documents.module.css";

/** What the product itself produces, and where (specification 2, 'Plan Documents'). */
const OUTPUTS = [
  { label: "Business Continuity Policy", to: "/organization/policy", icon: "policy" },
  { label: "Business Continuity Plan", to: "/dashboard/plan-document", icon: "plan" },
  { label: "Risk & Insurance Report", to: "/dashboard/risk/report", icon: "risk" },
  { label: "Certificate", to: "/organization/policy", icon: "check-circle" },
] as const;

/** Links to the documents that are made from the plan. */
export const OutputsSection = () => (
  <section>
    <h2 className={styles.heading}>Made from your plan</h2>
    <ul className={styles.tiles}>
      {OUTPUTS.map(({ label, to, icon }) => (
        <li key={label}>
          <Link className={styles.tile} to={to}>
            <span className={styles.icon} data-kind="output">
              <Icon name={icon} size={24} />
            </span>
            <span className={styles.name}>{label}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
