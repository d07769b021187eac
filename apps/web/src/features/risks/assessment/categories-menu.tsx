import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import type { AssessedCategory } from "./assessment-rules";
import styles from "./assessment.module.css";
import { cardId } from "./category-card";

type CategoriesMenuProps = {
  readonly categories: readonly AssessedCategory[];
  readonly currency: MoneyCurrency;
};

/** Shows the total assessed so far, with links to each category. */
export const CategoriesMenu = ({ categories, currency }: CategoriesMenuProps) => {
  const saved = categories.flatMap(({ risks }) => risks.flatMap((risk) => risk.saved ?? []));
  return (
    <nav className={styles.menu} aria-label="Risk categories">
      <p className={styles.sum}>
        {saved.length === 0 ? (
          "No risks selected yet."
        ) : (
          <>
            <b>{saved.length === 1 ? "1 risk" : `${saved.length.toLocaleString("en-AU")} risks`}</b>{" "}
            selected, <b className="figures">{hundredthsText(annualisedTotal(saved), currency)}</b>{" "}
            per year in total
          </>
        )}
      </p>
      <ul className={styles.categories}>
        {categories.map(({ category, selected }) => (
          <li key={category.riskCategoryId}>
            <a className={styles.category} href={`#${cardId(category)}`}>
              {category.name}
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
