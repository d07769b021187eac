import { useEffect, useRef } from "react";
import { hazardCategoryName, hazardText } from "@holdfast/content/countries/report-words";
import { HAZARD_DISCLAIMER } from "@holdfast/content/hazards/hazard-disclaimer";
import type { HazardIndexEntry } from "@holdfast/contract/industries/hazard-endpoints";
import {
  hazardAnchor,
  hazardExposure,
  isCharted,
  unchartedText,
} from "@holdfast/contract/industries/hazard-exposure-rules";
import { plainParagraphs } from "@holdfast/printables/document/text/plain-paragraphs";
import { useLocation } from "react-router";
import { BarChart } from "../../../ui/charts/bar-chart";
import type { BarTone } from "../../../ui/charts/bar-chart";
import { Card } from "../../../ui/layout/card";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./exposures.module.css";

type HazardIndexSectionProps = {
  readonly industryName: string;
  /** ISO 3166-1 alpha-2; null if it is not certain. */
  readonly country: string | null;
  readonly entries: readonly HazardIndexEntry[];
};

const bandOf = (rating: number) => hazardExposure(rating) ?? "None";
const TONES = {
  None: "green",
  Low: "green",
  Medium: "amber",
  High: "red",
  Extreme: "red-deep",
} as const satisfies Record<ReturnType<typeof bandOf>, BarTone>;

/** Charts the hazard index and lists each rating with its reasons and advice. A bar opens its row of the list. */
export const HazardIndexSection = ({ industryName, country, entries }: HazardIndexSectionProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { hash, key } = useLocation();
  // Opens the row that the address names, and the same one again when its bar is pressed again.
  useEffect(() => {
    if (key === "" || !hash.startsWith("#hazard-")) return;
    const row = list.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    const details = row?.querySelector("details");
    if (!row || !details) return;
    details.open = true;
    row.scrollIntoView({ block: "start" });
    details.querySelector("summary")?.focus({ preventScroll: true });
  }, [hash, key]);
  if (entries.length === 0) return null;
  const highestFirst = entries.toSorted((a, b) => b.rating - a.rating);
  return (
    <Card title="Hazard index">
      <div className={styles.chart}>
        <BarChart
          caption={`Hazard index for ${industryName}, 0 to 100${unchartedText(entries)}`}
          nameHead="Hazard"
          valueHead="Rating"
          max={100}
          ticks={[0, 30, 60, 90]}
          rows={highestFirst.filter(isCharted).map(({ categoryName, rating }) => {
            const band = bandOf(rating);
            return {
              id: categoryName,
              name: hazardCategoryName(categoryName, country),
              to: `#${hazardAnchor(categoryName)}`,
              bars: [{ value: rating, text: `${rating} ${band}`, tone: TONES[band] }],
            };
          })}
        />
      </div>
      <p className={styles.source}>{HAZARD_DISCLAIMER}</p>
      <ul ref={list} className={styles.hazards} aria-label="Ratings, reasons and advice">
        {highestFirst.map((entry) => (
          <li key={entry.categoryName} id={hazardAnchor(entry.categoryName)}>
            <HazardDetails {...entry} country={country} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

type HazardDetailsProps = HazardIndexEntry & { readonly country: string | null };

const HazardDetails = ({ categoryName, rating, comment, country }: HazardDetailsProps) => {
  const band = bandOf(rating);
  return (
    <details className={styles.hazard}>
      <summary>
        <Icon name="chevron-down" size={16} />
        <span className={styles.name}>{hazardCategoryName(categoryName, country)}</span>
        <span className={`figures ${styles.rating}`}>{rating}</span>
        <span className={styles.band} data-band={band}>
          {band}
        </span>
      </summary>
      {plainParagraphs(comment).map((text) => (
        <p key={text}>{hazardText(text, country)}</p>
      ))}
    </details>
  );
};
