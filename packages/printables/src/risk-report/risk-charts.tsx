import { RiskBubbleChart } from "../charts/risk-bubble-chart";
import type { BubbleRisk } from "../charts/place-bubbles";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { counted } from "./counted";
import type { NumberedRisk, RiskGroup } from "./risk-groups";

interface RiskChartsProps {
  readonly groups: readonly RiskGroup[];
  readonly currency: MoneyCurrency;
}

const bubbleRisk = ({ number, risk }: NumberedRisk): BubbleRisk => ({
  number,
  name: risk.name,
  likelihoodValue: risk.likelihoodValue,
  cost: risk.cost,
});

const chartCaption = (name: string, risks: readonly NumberedRisk[]) =>
  `${name}: ${counted(risks.length, "risk", "risks")}`;

/** A chart of a single risk would add nothing to the chart of all categories. */
const MIN_RISKS = 2;

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
        risks={all.map(bubbleRisk)}
        currency={currency}
      />
      {chartedGroups(groups).map((group) => (
        <RiskBubbleChart
          key={group.riskCategoryId}
          caption={chartCaption(group.name, group.risks)}
          risks={group.risks.map(bubbleRisk)}
          currency={currency}
          height="low"
        />
      ))}
    </section>
  );
}
