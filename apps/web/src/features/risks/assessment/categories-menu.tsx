import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import { lookedAtText } from "@holdfast/contract/plans/plan-completion-rules";
import { useProposals } from "../../proposals/public";
import { Icon } from "../../../ui/buttons/icon";
import type { AssessedCategory } from "./assessment-rules";
import styles from "./assessment.module.css";
import { cardId } from "./category-card";

type CategoriesMenuProps = {
  readonly categories: readonly AssessedCategory[];
  /** The ids of those that were looked at. */
  readonly lookedAt: ReadonlySet<number>;
  readonly currency: MoneyCurrency;
};

/** Shows how much was looked at and the total assessed so far, with links to each category. */
export const CategoriesMenu = ({ categories, lookedAt, currency }: CategoriesMenuProps) => {
  const { isProposed } = useProposals("risk");
  const all = categories.flatMap(({ risks }) => risks.flatMap((risk) => risk.saved ?? []));
  const saved = all.filter(({ riskId }) => !isProposed(riskId));
  const proposed = all.length - saved.length;
  return (
    <nav className={styles.menu} aria-label="Risk categories">
      <p className={styles.sum}>
        <b>{lookedAtText({ done: lookedAt.size, total: categories.length })}</b>.{" "}
        {all.length === 0 ? (
          "No risks selected yet."
        ) : (
          <>
            <b>{saved.length === 1 ? "1 risk" : `${saved.length.toLocaleString("en-AU")} risks`}</b>{" "}
            selected, <b className="figures">{hundredthsText(annualisedTotal(saved), currency)}</b>{" "}
            per year in total
            {proposed > 0 && `, excluding ${proposed} proposed`}
          </>
        )}
      </p>
      <ul className={styles.categories}>
        {categories.map(({ category, selected }) => (
          <li key={category.riskCategoryId}>
            <a className={styles.category} href={`#${cardId(category)}`}>
              {category.name}
              {selected === 0 && lookedAt.has(category.riskCategoryId) && (
                <Icon name="check" size={16} label="looked at, none apply" />
              )}
              {selected > 0 && (
                <span className={styles.badge}>
                  {selected}
                  <span className="visually-hidden"> selected</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
