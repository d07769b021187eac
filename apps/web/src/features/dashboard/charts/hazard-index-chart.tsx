import { hazardCategoryName } from "@holdfast/content/countries/report-words";
import { HAZARD_DISCLAIMER } from "@holdfast/content/hazards/hazard-disclaimer";
import { hazardAnchor, unchartedText } from "@holdfast/contract/industries/hazard-exposure-rules";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { HazardIndexEntry } from "@holdfast/contract/industries/hazard-endpoints";
import { exposureBand, visibleBars } from "@holdfast/printables/charts/hazard-chart";
import { Link } from "react-router";
import { BarChart } from "../../../ui/charts/bar-chart";
import type { BarTone } from "../../../ui/charts/bar-chart";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Card } from "../../../ui/layout/card";
import styles from "../dashboard.module.css";
import type { useHazardIndex } from "./use-hazard-index";
import { useOrganisation } from "../../workspace/public";

const EXPOSURES = "/dashboard/risk/exposures";
const TONES = {
  None: "green",
  Low: "green",
  Medium: "amber",
  High: "red",
  Extreme: "red-deep",
} as const satisfies Record<ReturnType<typeof exposureBand>, BarTone>;

type HazardIndexChartProps = { readonly hazards: ReturnType<typeof useHazardIndex> };

/** How exposed the industry is to each kind of loss. A hazard opens its reasons and advice on the exposures page. */
export const HazardIndexChart = ({ hazards }: HazardIndexChartProps) => {
  const organisation = useOrganisation();
  const { industryCode, industryName } = organisation;
  return (
    <Card
      title="Hazard Index"
      aside={industryCode !== "" && <Link to={EXPOSURES}>Go to Exposures</Link>}
    >
      {industryCode === "" ? (
        <EmptyState
          icon="eye"
          title="No Industry"
          action={<Link to="/organization">Go To Organization</Link>}
        >
          Exposures depend on your industry. Choose yours in the business information.
        </EmptyState>
      ) : (
        <QueryBoundary queries={[hazards]} loading={<Skeleton lines={8} height={28} />}>
          {(entries) =>
            entries.length === 0 ? (
              <p>Nothing is recorded for {industryName}.</p>
            ) : (
              <Hazards
                entries={entries}
                industryName={industryName}
                country={certainCountry(organisation)}
              />
            )
          }
        </QueryBoundary>
      )}
    </Card>
  );
};

type HazardsProps = {
  readonly entries: readonly HazardIndexEntry[];
  readonly industryName: string;
  /** ISO 3166-1 alpha-2; null if it is not certain. */
  readonly country: string | null;
};

const Hazards = ({ entries, industryName, country }: HazardsProps) => (
  <>
    <BarChart
      caption={`Hazard ratings for ${industryName}: Low up to 30, Medium up to 60, High up to 90, Extreme up to 100${unchartedText(entries) || "."}`}
      nameHead="Hazard"
      valueHead="Rating"
      max={100}
      ticks={[0, 30, 60, 90]}
      rows={visibleBars(entries).map(({ categoryName, rating }) => {
        const band = exposureBand(rating);
        return {
          id: categoryName,
          to: `${EXPOSURES}#${hazardAnchor(categoryName)}`,
          name: hazardCategoryName(categoryName, country),
          bars: [{ value: rating, text: `${rating} ${band}`, tone: TONES[band] }],
        };
      })}
    />
    <p className={styles.legend}>{HAZARD_DISCLAIMER}</p>
  </>
);
