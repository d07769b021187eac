import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import { RiskBubbleChart, type CodedCurrency } from "../../charts/risk-bubble-chart";
import type { BubbleRisk } from "../../charts/place-bubbles";
import { counted } from "../counted";
import type { NumberedRisk, RiskGroup } from "../risk-groups";

interface RiskChartsProps {
  readonly groups: readonly RiskGroup[];
  readonly currency: CodedCurrency;
}

const bubbleRisk = ({ number, risk }: NumberedRisk, currency: CodedCurrency): BubbleRisk => ({
  number,
  name: risk.name,
  likelihoodValue: risk.likelihoodValue,
  cost: risk.cost,
  ratedCost: risk.cost / ratingUnit(currency.code),
});

const chartCaption = (name: string, risks: readonly NumberedRisk[]) =>
  `${name}: ${counted(risks.length, "risk", "risks")}`;

/** A chart of fewer risks would add nothing to the chart of all categories. */
const MIN_RISKS = 4;

/** Returns the categories with their own chart, if there is more than one category. */
export const chartedGroups = (groups: readonly RiskGroup[]): readonly RiskGroup[] =>
  groups.length > 1 ? groups.filter(({ risks }) => risks.length >= MIN_RISKS) : [];

/** The bubble charts: all risks together, then the categories. */
export function RiskCharts({ groups, currency }: RiskChartsProps) {
  const all = groups.flatMap((group) => group.risks);
  return (
    <section className="hf-charts" aria-label="Charts of the risks">
      <RiskBubbleChart
        caption={chartCaption("All categories", all)}
        risks={all.map((row) => bubbleRisk(row, currency))}
        currency={currency}
      />
      {chartedGroups(groups).map((group) => (
        <RiskBubbleChart
          key={group.riskCategoryId}
          caption={chartCaption(group.name, group.risks)}
          risks={group.risks.map((row) => bubbleRisk(row, currency))}
          currency={currency}
          height="low"
        />
      ))}
    </section>
  );
}
