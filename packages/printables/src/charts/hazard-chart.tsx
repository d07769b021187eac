import {
  hazardExposure,
  isCharted,
  unchartedText,
  type HazardExposure,
} from "@holdfast/contract/industries/hazard-exposure-rules";
import { DocumentFigure } from "../document/document-figure";

/** One bar: a kind of loss and its rating, 0 to 100. */
export interface HazardBar {
  readonly categoryName: string;
  readonly rating: number;
}

interface HazardChartProps {
  readonly bars: readonly HazardBar[];
  readonly caption: string;
}

const PLOT = { left: 214, right: 640, top: 34, row: 26, bar: 14 } as const;
/** The bands of a rating on the scale of 0 to 100 (specification 9). */
const BANDS = [
  { name: "Low", from: 0, to: 30 },
  { name: "Medium", from: 30, to: 60 },
  { name: "High", from: 60, to: 90 },
  { name: "Extreme", from: 90, to: 100 },
] as const;

/** Returns the band of a rating; 'None' if there is no exposure. */
export const exposureBand = (rating: number): HazardExposure | "None" =>
  hazardExposure(rating) ?? "None";

const x = (rating: number) => PLOT.left + ((PLOT.right - PLOT.left) * rating) / 100;

/** Returns the bars to show, the highest first; equal ones keep their order. */
export const visibleBars = (bars: readonly HazardBar[]): readonly HazardBar[] =>
  bars.filter(isCharted).toSorted((a, b) => b.rating - a.rating);

/**
 * Charts how exposed an industry is to each kind of loss: bars on a scale of 0 to 100 with its bands. Each bar is
 * labelled with its rating and band, so that nothing is conveyed by colour alone.
 */
export function HazardChart({ bars, caption }: HazardChartProps) {
  const rows = visibleBars(bars);
  const foot = PLOT.top + rows.length * PLOT.row;
  return (
    <DocumentFigure
      caption={`${caption}${unchartedText(bars)}`}
      textAlternative={chartInWords(rows)}
      width={720}
      height={foot + 24}
    >
      {BANDS.map(({ name, from, to }, at) => (
        <g key={name}>
          <rect
            x={x(from)}
            y={PLOT.top - 4}
            width={x(to) - x(from)}
            height={foot - PLOT.top + 4}
            className={at % 2 === 0 ? "hf-svg-band-even" : "hf-svg-band-odd"}
          />
          <text
            x={(x(from) + x(to)) / 2}
            y={PLOT.top - 12}
            className="hf-svg-small"
            textAnchor="middle"
          >
            {name}
          </text>
          <text x={x(from)} y={foot + 16} className="hf-svg-small" textAnchor="middle">
            {from}
          </text>
        </g>
      ))}
      <text x={x(100)} y={foot + 16} className="hf-svg-small" textAnchor="middle">
        100
      </text>
      {rows.map(({ categoryName, rating }, at) => {
        const y = PLOT.top + at * PLOT.row + (PLOT.row - PLOT.bar) / 2;
        return (
          <g key={categoryName}>
            <text x={PLOT.left - 10} y={y + 11} className="hf-svg-small" textAnchor="end">
              {categoryName}
            </text>
            <rect
              x={PLOT.left}
              y={y}
              width={x(rating) - PLOT.left}
              height={PLOT.bar}
              rx={2}
              className={`hf-svg-hazard hf-svg-hazard--${exposureBand(rating).toLowerCase()}`}
            />
            <text x={x(rating) + 6} y={y + 11} className="hf-svg-value">
              {rating} {exposureBand(rating)}
            </text>
          </g>
        );
      })}
    </DocumentFigure>
  );
}

const chartInWords = (rows: readonly HazardBar[]) =>
  rows
    .map(({ categoryName, rating }) => `${categoryName}: ${rating}, ${exposureBand(rating)}`)
    .join(". ");
