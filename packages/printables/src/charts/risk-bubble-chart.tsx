import {
  riskRating,
  riskRatingColour,
  RISK_RATING_LABELS,
  type RiskRatingColour,
} from "@holdfast/contract/risks/risk-rating-rules";
import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import { DocumentFigure } from "../document/document-figure";
import { unitsText, type MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { LabelGround, Leader } from "./bubble-label";
import { placeBubbleLabels } from "./place-bubble-labels";
import {
  placeBubbles,
  plotX,
  plotY,
  type BubbleRisk,
  type PlacedBubble,
  type PlotArea,
} from "./place-bubbles";

/** A currency whose amounts can be rated. */
export interface CodedCurrency extends MoneyCurrency {
  /** ISO 4217, such as 'AUD'. */
  readonly code: string;
}

interface RiskBubbleChartProps {
  readonly caption: string;
  readonly risks: readonly BubbleRisk[];
  readonly currency: CodedCurrency;
  /** Three 'low' charts, which have no legend, fit on a page. */
  readonly height?: "full" | "low";
}

/** More bubbles are indistinguishable: the chart shows the highest rated, and the tables list all risks. */
const MAX_BUBBLES = 40;

const WIDTH = 720;
/** The bottom of the frame, by the height of the chart. */
const FOOT = { full: 400, low: 270 } as const;
/** Below the frame, for the likelihood scale. */
const SCALE_HEIGHT = 22;

/** Returns the frame, and within it the area for the centres of bubbles. */
const plotOf = (bottom: number) => {
  const frame: PlotArea = { left: 104, right: 716, top: 30, bottom };
  return {
    frame,
    area: {
      left: frame.left + 44,
      right: frame.right - 44,
      top: frame.top + 44,
      bottom: frame.bottom - 22,
    },
  };
};

interface Plot {
  readonly frame: PlotArea;
  readonly area: PlotArea;
}

const LIKELIHOODS = [
  { value: 0.001, name: "1 in 1,000 years" },
  { value: 0.01, name: "1 in 100 years" },
  { value: 0.1, name: "1 in 10 years" },
  { value: 1, name: "Once a year" },
  { value: 12, name: "Monthly" },
  { value: 52, name: "Weekly" },
] as const;
/** In rating units. */
const LOSSES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;
const LEGEND = [
  { colour: "red", letter: "H", range: "above 60", x: 104 },
  { colour: "amber", letter: "M", range: "above 25 to 60", x: 262 },
  { colour: "green", letter: "L", range: "25 or less", x: 470 },
] as const satisfies readonly {
  colour: RiskRatingColour;
  letter: string;
  range: string;
  x: number;
}[];

/**
 * Charts risks by likelihood and loss value, both on logarithmic scales: size by loss value, colour and letter
 * by rating, with the number of each risk in the tables (specification 9). Risks of the same likelihood and
 * nearly the same loss value share a bubble; values beyond a scale appear at its end.
 */
export function RiskBubbleChart(props: RiskBubbleChartProps) {
  const { caption, risks, currency, height = "full" } = props;
  const plot = plotOf(FOOT[height]);
  const bubbles = placeBubbles(risks, plot.area, MAX_BUBBLES);
  const labels = placeBubbleLabels(bubbles, plot.frame);
  const drawn = bubbles.reduce((sum, bubble) => sum + bubble.risks.length, 0);
  return (
    <DocumentFigure
      caption={captionWithRest(caption, risks.length, drawn, bubbles.length - labels.length)}
      textAlternative={chartInWords(bubbles, currency)}
      width={WIDTH}
      height={plot.frame.bottom + SCALE_HEIGHT}
    >
      {height === "full" && <Legend />}
      <Scales plot={plot} currency={currency} />
      {bubbles.map(({ colour, x, y, radius, label }) => (
        <circle
          key={label}
          cx={x}
          cy={y}
          r={radius}
          className={`hf-svg-bubble hf-svg-bubble--${colour}`}
        />
      ))}
      {labels.map(({ bubble, leader }) =>
        leader === null ? null : <Leader key={bubble.label} {...leader} />,
      )}
      {labels.map(({ bubble: { label }, x, y, isInside }) =>
        isInside ? null : <LabelGround key={label} label={label} x={x} y={y} />,
      )}
      {labels.map(({ bubble: { label, colour }, x, y, isInside }) => (
        <text
          key={label}
          x={x}
          y={y + 4}
          textAnchor="middle"
          className={isInside ? `hf-svg-in-bubble hf-svg-in-bubble--${colour}` : "hf-svg-by-bubble"}
        >
          {label}
        </text>
      ))}
    </DocumentFigure>
  );
}

function Legend() {
  return LEGEND.map(({ colour, letter, range, x }) => (
    <g key={colour}>
      <circle cx={x + 8} cy={12} r={8} className={`hf-svg-bubble hf-svg-bubble--${colour}`} />
      <text
        x={x + 8}
        y={16}
        textAnchor="middle"
        className={`hf-svg-in-bubble hf-svg-in-bubble--${colour}`}
      >
        {letter}
      </text>
      <text x={x + 22} y={16} className="hf-svg-small">
        {RISK_RATING_LABELS[colour]}, {range}
      </text>
    </g>
  ));
}

interface ScalesProps {
  readonly plot: Plot;
  readonly currency: CodedCurrency;
}

function Scales({ plot: { frame, area }, currency }: ScalesProps) {
  return (
    <g>
      <rect
        x={frame.left}
        y={frame.top}
        width={frame.right - frame.left}
        height={frame.bottom - frame.top}
        className="hf-svg-plot"
      />
      {LIKELIHOODS.map(({ value, name }) => (
        <g key={name}>
          <line
            x1={plotX(area, value)}
            x2={plotX(area, value)}
            y1={frame.top}
            y2={frame.bottom}
            className="hf-svg-hair"
          />
          <text
            x={plotX(area, value)}
            y={frame.bottom + 16}
            textAnchor="middle"
            className="hf-svg-small"
          >
            {name}
          </text>
        </g>
      ))}
      {LOSSES.map((loss) => (
        <g key={loss}>
          <line
            x1={frame.left}
            x2={frame.right}
            y1={plotY(area, loss)}
            y2={plotY(area, loss)}
            className="hf-svg-hair"
          />
          <text
            x={frame.left - 8}
            y={plotY(area, loss) + 4}
            textAnchor="end"
            className="hf-svg-small"
          >
            {unitsText(loss * ratingUnit(currency.code), currency)}
          </text>
        </g>
      ))}
      <text x={frame.left - 8} y={frame.top + 12} textAnchor="end" className="hf-svg-label">
        Loss value
      </text>
      <text x={frame.left - 8} y={frame.bottom + 16} textAnchor="end" className="hf-svg-label">
        Likelihood
      </text>
    </g>
  );
}

const chartInWords = (bubbles: readonly PlacedBubble[], currency: MoneyCurrency) =>
  bubbles.length === 0
    ? "No risks."
    : bubbles
        .flatMap(({ risks }) => risks)
        .map((risk) => ({ ...risk, rating: riskRating(risk.likelihoodValue, risk.ratedCost) }))
        .toSorted((a, b) => b.rating - a.rating || a.number - b.number)
        .map(
          ({ number, name, likelihoodValue, cost, rating }) =>
            `${number} ${name}: ${likelihoodValue} a year, ${unitsText(cost, currency)}, rating ${rating}, ${RISK_RATING_LABELS[riskRatingColour(rating)]}.`,
        )
        .join(" ");

/** Returns the caption with a note on what the chart leaves out. */
const captionWithRest = (caption: string, all: number, drawn: number, unnamed: number) =>
  [
    caption,
    drawn < all
      ? `the ${unitsText(drawn, { prefix: "" })} highest rated are shown, the table lists all`
      : "",
    unnamed > 0 ? `bubbles without room for a number: ${unnamed}` : "",
  ]
    .filter(Boolean)
    .join("; ");
