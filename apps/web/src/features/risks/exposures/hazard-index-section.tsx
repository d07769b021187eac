import { HAZARD_DISCLAIMER } from "@holdfast/content/hazards/hazard-disclaimer";
import type { HazardIndexEntry } from "@holdfast/contract/industries/hazard-endpoints";
import { hazardExposure } from "@holdfast/contract/industries/hazard-exposure-rules";
import { HazardChart } from "@holdfast/printables/charts/hazard-chart";
import { plainParagraphs } from "@holdfast/printables/document/plain-paragraphs";
import "@holdfast/printables/document.css";
import { Card } from "../../../ui/layout/card";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./exposures.module.css";

type HazardIndexSectionProps = {
  readonly industryName: string;
  readonly entries: readonly HazardIndexEntry[];
};

/** Charts the hazard index and lists each rating with its reasons and advice: the text alternative of the chart. */
export const HazardIndexSection = ({ industryName, entries }: HazardIndexSectionProps) => {
  if (entries.length === 0) return null;
  const highestFirst = entries.toSorted((one, other) => other.rating - one.rating);
  return (
    <Card title="Hazard index">
      <div className={`hf-document ${styles.chart}`}>
        <HazardChart bars={entries} caption={`Hazard index of ${industryName}, 0 to 100`} />
      </div>
      <p className={styles.source}>{HAZARD_DISCLAIMER}</p>
      <ul className={styles.hazards} aria-label="Ratings, reasons and advice">
        {highestFirst.map((entry) => (
          <li key={entry.categoryName}>
            <HazardDetails {...entry} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const HazardDetails = ({ categoryName, rating, comment }: HazardIndexEntry) => {
  const band = hazardExposure(rating) ?? "None";
  return (
    <details className={styles.hazard}>
      <summary>
        <Icon name="chevron-down" size={16} />
        <span className={styles.name}>{categoryName}</span>
        <span className={`figures ${styles.rating}`}>{rating}</span>
        <span className={styles.band} data-band={band}>
          {band}
        </span>
      </summary>
      {plainParagraphs(comment).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
};
