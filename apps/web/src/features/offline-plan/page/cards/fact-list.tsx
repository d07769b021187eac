import type { CardFact } from "@holdfast/contract/plan-content/card-text";
import styles from "../page.module.css";
import { CardLine, type CardLinks } from "./step-list";

type FactListProps = { readonly facts: readonly CardFact[]; readonly links: CardLinks };

/** Shows facts with their labels: numbers call. */
export const FactList = ({ facts, links }: FactListProps) => (
  <dl className={styles.facts}>
    {facts.map(({ fact, label, lines }) => (
      <div key={fact}>
        <dt>{label}</dt>
        {lines.map((text) => (
          <dd key={JSON.stringify(text)}>
            <CardLine text={text} links={links} called={label} />
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
