import { Icon } from "../../../ui/buttons/icon";
import type { IconName } from "../../../ui/buttons/icon-paths";
import styles from "./landing.module.css";

const REASONS: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: "flag",
    name: "Coached, step by step",
    text: "Every question explains why it matters and shows an example. You don’t need a consultant or a 90-page template.",
  },
  {
    icon: "policy",
    name: "Modelled on the standards",
    text: "Risk assessment, impact analysis, strategies, teams and policy in the order set out in international continuity standards.",
  },
  {
    icon: "document",
    name: "A plan you can hold",
    text: "A printed plan with your names, numbers and recovery sites, a risk report and a signed policy. Paper works when the power is out.",
  },
  {
    icon: "people",
    name: "Support from your broker",
    text: "Your broker knows your cover, sees the same plan, can renew it, and helps when you are stuck.",
  },
];

/** Reasons to choose the product. */
export const ReasonsSection = () => (
  <section className={styles.section}>
    <h2 className={styles.heading}>Why Holdfast</h2>
    <ul className={styles.reasons}>
      {REASONS.map(({ icon, name, text }) => (
        <li key={name}>
          <span className={styles.sign}>
            <Icon name={icon} size={24} />
          </span>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
