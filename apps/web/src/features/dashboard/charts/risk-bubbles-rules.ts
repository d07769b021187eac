import type { DashboardRisk } from "@holdfast/contract/dashboard/read-dashboard";
import { amountPrefix } from "@holdfast/contract/platform/money-rules";
import {
  RISK_RATING_LABELS,
  riskRating,
  riskRatingColour,
} from "@holdfast/contract/risks/risk-rating-rules";
import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import { placeBubbleLabels } from "@holdfast/printables/charts/place-bubble-labels";
import {
  placeBubbles,
  plotX,
  plotY,
  type PlacedBubble,
  type PlotArea,
} from "@holdfast/printables/charts/place-bubbles";
import type { CodedCurrency } from "@holdfast/printables/charts/risk-bubble-chart";
import type { Bubble, BubbleChartProps } from "../../../ui/charts/bubble-chart";

/** A risk with its rating; numbered from the highest rating. */
export type RatedRisk = DashboardRisk & {
  readonly number: number;
  /** Loss value in rating units. */
  readonly ratedCost: number;
  /** 0 to 100. */
  readonly rating: number;
  /** 'High'. */
  readonly band: string;
};

/** The bubble whose risks are listed below the chart, by the id of its first risk. */
export const TOGETHER = "together";

export const addressOfRisk = (riskId: string) => `/dashboard/risk/register?risk=${riskId}`;

/** More bubbles are indistinguishable: the chart shows the highest rated, and the register lists all. */
const MAX_BUBBLES = 40;

const EDGE = { left: 62, right: 4, top: 26, bottom: 326 } as const;

type Scale = readonly (readonly [value: number, text: string])[];
const LIKELIHOODS: Scale = [
  [0.001, "1 in 1,000 years"],
  [0.01, "1 in 100 years"],
  [0.1, "1 in 10 years"],
  [1, "Once a year"],
  [12, "Monthly"],
  [52, "Weekly"],
];
/** The scales of likelihood; a narrow chart has the first whose texts do not touch. */
const SCALES: readonly Scale[] = [
  LIKELIHOODS,
  [
    [0.001, "1 in 1,000 years"],
    [0.1, "1 in 10 years"],
    [1, "Yearly"],
    [52, "Weekly"],
  ],
  [
    [0.001, "1 in 1,000 years"],
    [1, "Yearly"],
    [52, "Weekly"],
  ],
];
const FEWEST: Scale = [
  [0.001, "1 in 1,000 years"],
  [52, "Weekly"],
];
/** The width of a letter of the scale, and the room between two texts (CSS pixels). */
const LETTER = 6;
const BETWEEN = 6;
/** In rating units. */
const LOSSES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;
const SHORT = ["", "k", "m", "bn", "tn"] as const;

/** Shortens a power of ten: 10000 becomes '10k'. */
const shortText = (amount: number): string => {
  const thousands = Math.floor(Math.log10(amount) / 3 + 1e-9);
  return `${Math.round(amount / 1_000 ** thousands)}${SHORT[thousands] ?? ""}`;
};

/** Returns the likelihoods whose texts have room below the plot. Pure. */
const fittingScale = (area: PlotArea): Scale => {
  const hasRoom = (scale: Scale) =>
    scale.every(([value, text], at) => {
      const next = scale[at + 1];
      if (!next) return true;
      const needed = ((text.length + next[1].length) / 2) * LETTER + BETWEEN;
      return plotX(area, next[0]) - plotX(area, value) >= needed;
    });
  return SCALES.find(hasRoom) ?? FEWEST;
};

/** Returns the risks with their ratings, the highest first. */
export const rateRisks = (
  risks: readonly DashboardRisk[],
  { code }: Pick<CodedCurrency, "code">,
): readonly RatedRisk[] => {
  const unit = ratingUnit(code);
  return risks
    .map((risk) => ({
      risk,
      ratedCost: risk.cost / unit,
      rating: riskRating(risk.likelihoodValue, risk.cost / unit),
    }))
    .toSorted((a, b) => b.rating - a.rating || b.risk.cost - a.risk.cost)
    .map(({ risk, ratedCost, rating }, at) => ({
      ...risk,
      ratedCost,
      number: at + 1,
      rating,
      band: RISK_RATING_LABELS[riskRatingColour(rating)],
    }));
};

/**
 * Returns the chart of the highest rated risks, and the risks of each bubble that several share. Pure.
 * @param width of the chart (CSS pixels)
 */
export function bubblesOf(
  risks: readonly RatedRisk[],
  currency: CodedCurrency,
  width: number,
): {
  readonly chart: Omit<BubbleChartProps, "label">;
  readonly together: ReadonlyMap<string, readonly RatedRisk[]>;
} {
  const frame: PlotArea = { ...EDGE, right: width - EDGE.right };
  const area = {
    left: frame.left + 44,
    right: frame.right - 44,
    top: frame.top + 44,
    bottom: frame.bottom - 22,
  };
  const placed = placeBubbles(risks, area, MAX_BUBBLES);
  const labels = new Map(placeBubbleLabels(placed, frame).map((label) => [label.bubble, label]));
  const membersOf = ({ risks: drawn }: PlacedBubble) =>
    drawn.flatMap(({ number }) => risks[number - 1] ?? []);
  const prefix = amountPrefix(currency);
  const unit = ratingUnit(currency.code);
  const bubbleOf = (bubble: PlacedBubble): Bubble => {
    const members = membersOf(bubble);
    const label = labels.get(bubble);
    const leader = label?.leader;
    const id = members[0]?.riskId ?? bubble.label;
    return {
      id,
      name: nameOf(members),
      tone: bubble.colour,
      x: bubble.x,
      y: bubble.y,
      radius: bubble.radius,
      to: members.length > 1 ? `?${TOGETHER}=${id}` : addressOfRisk(id),
      label: label
        ? {
            text: bubble.label,
            x: label.x,
            y: label.y,
            isInside: label.isInside,
            leader: leader
              ? {
                  from: { x: leader.fromX, y: leader.fromY },
                  to: { x: leader.toX, y: leader.toY },
                }
              : null,
          }
        : null,
    };
  };
  return {
    chart: {
      bubbles: placed.map(bubbleOf),
      width,
      height: frame.bottom + 44,
      frame,
      across: {
        title: "Likelihood",
        ticks: fittingScale(area).map(([value, text]) => ({ at: plotX(area, value), text })),
      },
      up: {
        title: "Loss value",
        ticks: LOSSES.map((cost) => ({
          at: plotY(area, cost),
          text: prefix + shortText(cost * unit),
        })),
      },
    },
    together: new Map(
      placed
        .filter((bubble) => bubble.risks.length > 1)
        .map((bubble) => {
          const members = membersOf(bubble);
          return [members[0]?.riskId ?? "", members];
        }),
    ),
  };
}

const nameOf = (members: readonly RatedRisk[]) => {
  const [first] = members;
  if (!first) return "";
  const what = `${first.band}, ${first.likelihoodText}`;
  return members.length === 1
    ? `${first.name}: rating ${first.rating}, ${what}`
    : `${members.length} risks: ${members.map(({ name }) => name).join(", ")}. ${what}`;
};
