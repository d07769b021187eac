import {
  RISK_RATING_WORDS,
  type RiskRatingColour,
} from "@holdfast/contract/risks/risk-rating-rules";
import { DocumentFigure } from "../document/document-figure";
import { unitsText, type MoneyCurrency } from "../document/money-text";
import { placeBubbles, plotX, plotY, type BubbleRisk, type PlacedBubble } from "./place-bubbles";

interface RiskBubbleChartProps {
  readonly caption: string;
  readonly risks: readonly BubbleRisk[];
  readonly currency: MoneyCurrency;
}

/** More bubbles cannot be told apart; the highest rated are drawn and the tables have all risks. */
export const MOST_BUBBLES = 40;

const WIDTH = 720;
const HEIGHT = 372;
/** The frame, and within it the place for the middle of bubbles. */
const FRAME = { left: 104, right: 716, top: 30, bottom: 326 } as const;
const AREA = {
  left: FRAME.left + 44,
  right: FRAME.right - 44,
  top: FRAME.top + 44,
  bottom: FRAME.bottom - 30,
} as const;

const LIKELIHOODS = [
  { value: 0.001, name: "1 in 1,000 years" },
  { value: 0.01, name: "1 in 100 years" },
  { value: 0.1, name: "1 in 10 years" },
  { value: 1, name: "Once a year" },
  { value: 12, name: "Monthly" },
  { value: 52, name: "Weekly" },
] as const;
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
 * Risks by likelihood and loss value, both on scales of tenfolds: size by loss value, colour and letter by
 * rating, with the number that the tables give each risk (specification 9). Risks of one likelihood and one
 * loss value share a bubble; values beyond a scale stand at its end.
 */
export function RiskBubbleChart({ caption, risks, currency }: RiskBubbleChartProps) {
  const bubbles = placeBubbles(risks, AREA, MOST_BUBBLES);
  return (
    <DocumentFigure
      caption={caption}
      textAlternative={chartInWords(bubbles, currency)}
      width={WIDTH}
      height={HEIGHT}
    >
      <Legend />
      <Scales currency={currency} />
      {bubbles.map(({ colour, x, y, radius, label }) => (
        <circle
          key={label}
          cx={x}
          cy={y}
          r={radius}
          className={`hf-svg-bubble hf-svg-bubble--${colour}`}
        />
      ))}
      {bubbles.map(({ colour, label, labelX, labelY, isInside }) => (
        <text
          key={label}
          x={labelX}
          y={labelY + 4}
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
        {RISK_RATING_WORDS[colour]}, {range}
      </text>
    </g>
  ));
}

function Scales({ currency }: { readonly currency: MoneyCurrency }) {
  return (
    <g>
      <rect
        x={FRAME.left}
        y={FRAME.top}
        width={FRAME.right - FRAME.left}
        height={FRAME.bottom - FRAME.top}
        className="hf-svg-plot"
      />
      {LIKELIHOODS.map(({ value, name }) => (
        <g key={name}>
          <line
            x1={plotX(AREA, value)}
            x2={plotX(AREA, value)}
            y1={FRAME.top}
            y2={FRAME.bottom}
            className="hf-svg-hair"
          />
          <text
            x={plotX(AREA, value)}
            y={FRAME.bottom + 16}
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
            x1={FRAME.left}
            x2={FRAME.right}
            y1={plotY(AREA, loss)}
            y2={plotY(AREA, loss)}
            className="hf-svg-hair"
          />
          <text
            x={FRAME.left - 8}
            y={plotY(AREA, loss) + 4}
            textAnchor="end"
            className="hf-svg-small"
          >
            {unitsText(loss, currency)}
          </text>
        </g>
      ))}
      <text x={FRAME.left - 8} y={FRAME.top + 12} textAnchor="end" className="hf-svg-label">
        Loss value
      </text>
      <text x={FRAME.right} y={FRAME.bottom + 36} textAnchor="end" className="hf-svg-label">
        Likelihood
      </text>
    </g>
  );
}

const chartInWords = (bubbles: readonly PlacedBubble[], currency: MoneyCurrency) =>
  bubbles.length === 0
    ? "No risks."
    : bubbles
        .toSorted((one, other) => other.rating - one.rating)
        .flatMap(({ risks, rating, colour }) =>
          risks.map(
            ({ number, name, likelihoodValue, cost }) =>
              `${number} ${name}: ${likelihoodValue} a year, ${unitsText(cost, currency)}, rating ${rating}, ${RISK_RATING_WORDS[colour]}.`,
          ),
        )
        .join(" ");
