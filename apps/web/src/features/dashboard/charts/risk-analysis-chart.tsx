import type { DashboardRisk } from "@holdfast/contract/dashboard/read-dashboard";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { formatUnits } from "../../../platform/format/money-format";
import { BubbleChart } from "../../../ui/charts/bubble-chart";
import { ChartTable } from "../../../ui/charts/chart-table";
import { useChartWidth } from "../../../ui/charts/use-chart-width";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { Card } from "../../../ui/layout/card";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import styles from "../dashboard.module.css";
import { LeftOutNotice } from "./left-out-notice";
import { addressOfRisk, bubblesOf, rateRisks, TOGETHER } from "./risk-bubbles-rules";
import type { RatedRisk } from "./risk-bubbles-rules";
import { usePlan } from "../../workspace/public";

/** The table below the chart lists this many risks; the register lists all. */
const ROWS = 50;

type RiskAnalysisChartProps = {
  readonly risks: readonly DashboardRisk[];
  /** How many risks are only proposed, and therefore not in the chart. */
  readonly proposed: number;
};

/** Risks by likelihood and loss value. A bubble opens its risk in the register. */
export const RiskAnalysisChart = ({ risks, proposed }: RiskAnalysisChartProps) => (
  <Card
    title="Risk Analysis"
    aside={risks.length > 0 && <Link to="/dashboard/risk/register">Go to Risk Register</Link>}
  >
    {risks.length === 0 ? (
      <EmptyState
        icon="risk"
        title="No Risks"
        action={<Link to="/dashboard/risk/assessment">Go to Risk Assessment</Link>}
      >
        Answer Yes to a risk in the assessment and it appears here.
      </EmptyState>
    ) : (
      <Bubbles risks={risks} />
    )}
    <LeftOutNotice count={proposed} />
  </Card>
);

const Bubbles = ({ risks }: Pick<RiskAnalysisChartProps, "risks">) => {
  const { currency } = usePlan();
  const [box, width] = useChartWidth<HTMLDivElement>();
  const rated = useMemo(() => rateRisks(risks, currency), [risks, currency]);
  const drawing = useMemo(
    () => (width === null ? null : bubblesOf(rated, currency, width)),
    [rated, currency, width],
  );
  const [search] = useSearchParams();
  const members = drawing?.together.get(search.get(TOGETHER) ?? "");
  return (
    <div ref={box} className={styles.chart}>
      <p className={styles.legend}>
        A larger bubble means a larger loss value. H, M and L mean a high, medium or low rating. The
        numbers match the table, where number 1 has the highest rating.
      </p>
      {drawing && (
        <BubbleChart
          label={`${risks.length.toLocaleString("en-AU")} risks by likelihood and loss value, in ${drawing.chart.bubbles.length} bubbles.`}
          {...drawing.chart}
        />
      )}
      {members && <TogetherList members={members} />}
      <ChartTable
        summary="Show the risks as a table"
        caption="Risks, highest rating first"
        heads={["No.", "Risk", "Likelihood", "Loss value", "Rating"]}
        rows={rated.slice(0, ROWS).map((risk) => ({
          id: risk.riskId,
          cells: [
            risk.number,
            <Link key="name" to={addressOfRisk(risk.riskId)}>
              {risk.name}
            </Link>,
            risk.likelihoodText,
            formatUnits(risk.cost, currency),
            `${risk.rating} ${risk.band}`,
          ],
        }))}
      />
      {rated.length > ROWS && (
        <p className={styles.legend}>
          The table has the {ROWS} highest rated. The register lists all{" "}
          {risks.length.toLocaleString("en-AU")}.
        </p>
      )}
    </div>
  );
};

/** The risks of a bubble that several share. */
const TogetherList = ({ members }: { readonly members: readonly RatedRisk[] }) => (
  <section className={styles.together}>
    <h3 key={members[0]?.riskId} ref={focusOnMount} tabIndex={-1}>
      {members.length} risks in this bubble
    </h3>
    <ul>
      {members.map(({ riskId, name, rating, band }) => (
        <li key={riskId}>
          <Link to={addressOfRisk(riskId)}>{name}</Link>, rating {rating} {band}
        </li>
      ))}
    </ul>
  </section>
);
