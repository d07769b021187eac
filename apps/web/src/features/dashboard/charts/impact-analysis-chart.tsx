import { criticalityLevelOf } from "@holdfast/content/library/impact/criticality-levels";
import type { DashboardArea } from "@holdfast/contract/dashboard/read-dashboard";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { BarChart } from "../../../ui/charts/bar-chart";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { Card } from "../../../ui/layout/card";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import styles from "../dashboard.module.css";
import { LeftOutNotice } from "./left-out-notice";
import { impactBar, mostSevereFirst } from "./impact-bars-rules";

const STRATEGIC = "/dashboard/business-impact-analysis/strategic";
/** In the address: the area whose details are shown. */
const AREA = "area";
const SCALE = { max: 5, ticks: [0, 1, 2, 3, 4, 5] } as const;

type ImpactAnalysisChartProps = {
  readonly areas: readonly DashboardArea[];
  /** How many ratings are only proposed, and therefore not in `areas`. */
  readonly proposed: number;
};

/** How severely a disruption to each critical area would be felt, 0 to 5. An area opens its categories. */
export const ImpactAnalysisChart = ({ areas, proposed }: ImpactAnalysisChartProps) => {
  const [search] = useSearchParams();
  const opened = search.get(AREA);
  const area = areas.find((candidate) => candidate.strategicCriticalAreaId === opened);
  const box = useRef<HTMLDivElement>(null);
  const earlier = useRef<string | null>(null);
  useEffect(() => {
    // Back in the overview, the focus returns to the area that was open.
    if (!area && earlier.current !== null)
      box.current
        ?.querySelector<HTMLElement>(`a[href$="=${earlier.current}"]`)
        ?.focus({ preventScroll: true });
    earlier.current = area?.strategicCriticalAreaId ?? null;
  }, [area]);
  return (
    <Card title="Business Impact Analysis">
      {areas.length === 0 ? (
        <EmptyState
          icon="flag"
          title="No Critical Areas"
          action={<Link to={STRATEGIC}>Go To Strategic BIA</Link>}
        >
          Mark the strategic areas that are critical, and they appear here.
        </EmptyState>
      ) : (
        <div ref={box} className={styles.chart}>
          {area ? (
            <AreaDetails key={area.strategicCriticalAreaId} area={area} />
          ) : (
            <Overview areas={areas} />
          )}
        </div>
      )}
      <LeftOutNotice count={proposed} />
    </Card>
  );
};

const Overview = ({ areas }: Pick<ImpactAnalysisChartProps, "areas">) => (
  <BarChart
    caption="Critical areas with their highest impact in any category, 0 to 5. Open one to see its categories."
    nameHead="Critical area"
    valueHead="Highest impact"
    {...SCALE}
    rows={mostSevereFirst(areas).map((area) => ({
      id: area.strategicCriticalAreaId,
      name: area.name,
      to: `?${AREA}=${area.strategicCriticalAreaId}`,
      bars: [impactBar(area.scales.map(({ value }) => value))],
    }))}
  />
);

const AreaDetails = ({ area }: { readonly area: DashboardArea }) => {
  const { name, category, criticality, criticalPeriods, penalty, scales } = area;
  const details = [
    ["Category", category],
    ["Criticality", `${criticality} ${criticalityLevelOf(criticality)?.name ?? ""}`],
    ["Critical periods", criticalPeriods.join(", ")],
    ["Penalty", penalty ?? ""],
  ].filter(([, value]) => value !== "");
  const address = `${STRATEGIC}?step=scales&area=${area.strategicCriticalAreaId}`;
  return (
    <>
      <p>
        <Link to="?" ref={focusOnMount}>
          Back to all critical areas
        </Link>
      </p>
      <h3>{name}</h3>
      <dl className={styles.details}>
        {details.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {scales.length === 0 ? (
        <p>No disruption risk scales have been chosen for this area yet.</p>
      ) : (
        <BarChart
          caption="Impact of a disruption, 0 to 5."
          nameHead="Category"
          valueHead="Impact"
          {...SCALE}
          rows={scales.map((scale) => ({
            id: scale.category,
            name: scale.category,
            bars: [impactBar([scale.value])],
          }))}
        />
      )}
      <p>
        <Link to={address}>Go To Disruption Risk Scales</Link>
      </p>
    </>
  );
};
