import { Icon } from "../../ui/buttons/icon";
import type { IconName } from "../../ui/buttons/icon-paths";
import styles from "./landing.module.css";

const REASONS: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: "flag",
    name: "Coached, step by step",
    text: "Every question says why it matters and shows an example. You need no consultant and no template of ninety pages.",
  },
  {
    icon: "policy",
    name: "Modelled on the standards",
    text: "Risk assessment, impact analysis, strategies, teams and policy in the order that international continuity standards ask for.",
  },
  {
    icon: "document",
    name: "A plan in the hand",
    text: "A printed plan with your names, numbers and recovery sites, a risk report and a signed policy. Paper works when the power does not.",
  },
  {
    icon: "people",
    name: "With your broker beside you",
    text: "The broker who knows your cover can see the same plan, renew it, and help where you are stuck.",
  },
];

/** Why choose the product. */
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
