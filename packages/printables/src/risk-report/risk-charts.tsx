import { MOST_BUBBLES, RiskBubbleChart } from "../charts/risk-bubble-chart";
import type { BubbleRisk } from "../charts/place-bubbles";
import type { MoneyCurrency } from "../document/money-text";
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

/** So many points only: what stands at one place shares a bubble. */
const isWhole = (risks: readonly NumberedRisk[]) =>
  new Set(risks.map(({ risk }) => `${risk.likelihoodValue} ${risk.cost}`)).size <= MOST_BUBBLES;

const chartCaption = (name: string, risks: readonly NumberedRisk[]) =>
  isWhole(risks)
    ? `${name}: ${counted(risks.length, "risk", "risks")}`
    : `${name}: the ${MOST_BUBBLES} highest rated places among ${counted(risks.length, "risk", "risks")}; the table has all`;

/** The bubble charts: all risks together, then each category, once there is more than one. */
export function RiskCharts({ groups, currency }: RiskChartsProps) {
  const all = groups.flatMap((group) => group.risks);
  return (
    <>
      <RiskBubbleChart
        caption={chartCaption("All categories", all)}
        risks={all.map(bubbleRisk)}
        currency={currency}
      />
      {groups.length > 1
        ? groups.map((group) => (
            <RiskBubbleChart
              key={group.riskCategoryId}
              caption={chartCaption(group.name, group.risks)}
              risks={group.risks.map(bubbleRisk)}
              currency={currency}
            />
          ))
        : null}
    </>
  );
}
