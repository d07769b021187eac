import { daysText } from "../document/date-text";
import { DocumentFigure } from "../document/document-figure";
import { axisDays } from "./axis-days";
import { inOrderOfRecovery } from "./order-of-recovery";
import type { PlanSupportingUnit } from "./plan-data";

interface RecoveryTimesChartProps {
  readonly units: readonly PlanSupportingUnit[];
  readonly mtpdDays: number | null;
}

const PLOT = { left: 190, right: 628, top: 34, row: 37 } as const;

/** As many units as A.10 lists. */
const MOST_UNITS = 10;

/** Names longer than this are shortened in the drawing; A.10 prints them whole. */
const MOST_LETTERS = 26;

/** RTO and RPO of each unit on one time line, with the MTPD as its limit (A.9). */
export function RecoveryTimesChart({ units, mtpdDays }: RecoveryTimesChartProps) {
  const rows = inOrderOfRecovery(units)
    .filter((unit) => unit.rtoDays !== null || unit.rpoDays !== null)
    .slice(0, MOST_UNITS);
  if (rows.length === 0) {
    return (
      <p className="hf-note">
        No recovery times are recorded yet. Set RTO and RPO for each business unit in the tactical
        business impact analysis; the chart is drawn from them.
      </p>
    );
  }
  const longest = Math.max(
    1,
    mtpdDays ?? 0,
    ...rows.flatMap((unit) => [unit.rtoDays ?? 0, unit.rpoDays ?? 0]),
  );
  const foot = PLOT.top + rows.length * PLOT.row;
  const x = (days: number) => PLOT.left + ((PLOT.right - PLOT.left) * days) / longest;
  return (
    <DocumentFigure
      caption="Recovery time objective (RTO) and recovery point objective (RPO) in days, shortest RTO first"
      textAlternative={chartInWords(rows, mtpdDays)}
      width={680}
      height={foot + 46}
    >
      {axisDays(longest).map((day) => (
        <g key={day}>
          <line x1={x(day)} y1={PLOT.top - 6} x2={x(day)} y2={foot} className="hf-svg-hair" />
          <text x={x(day)} y={foot + 16} className="hf-svg-small" textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
      {rows.map((unit, at) => {
        const y = PLOT.top + at * PLOT.row;
        return (
          <g key={unit.idLabel}>
            <text x={PLOT.left - 12} y={y + 19} className="hf-svg-label" textAnchor="end">
              {shortened(unit.name)}
            </text>
            <Bar y={y + 2} days={unit.rtoDays} from={x(0)} to={x(unit.rtoDays ?? 0)} what="RTO" />
            <Bar y={y + 17} days={unit.rpoDays} from={x(0)} to={x(unit.rpoDays ?? 0)} what="RPO" />
          </g>
        );
      })}
      {mtpdDays === null ? null : (
        <g>
          <line
            x1={x(mtpdDays)}
            y1={PLOT.top - 12}
            x2={x(mtpdDays)}
            y2={foot}
            className="hf-svg-limit"
          />
          <text x={x(mtpdDays) + 4} y={PLOT.top - 18} className="hf-svg-label" textAnchor="end">
            MTPD {daysText(mtpdDays)}
          </text>
        </g>
      )}
      <rect x={PLOT.left} y={foot + 28} width={22} height={12} className="hf-svg-strong" />
      <text x={PLOT.left + 28} y={foot + 38} className="hf-svg-small">
        RTO: back at work
      </text>
      <rect x={PLOT.left + 150} y={foot + 28} width={22} height={12} className="hf-svg-hollow" />
      <text x={PLOT.left + 178} y={foot + 38} className="hf-svg-small">
        RPO: most data that may be lost
      </text>
    </DocumentFigure>
  );
}

interface BarProps {
  readonly y: number;
  readonly days: number | null;
  readonly from: number;
  readonly to: number;
  readonly what: "RTO" | "RPO";
}

/** A bar with its value beside it, or inside it where the bar nearly reaches the edge. */
function Bar({ y, days, from, to, what }: BarProps) {
  if (days === null) return null;
  const width = Math.max(3, to - from);
  const isLong = from + width > PLOT.right - 70;
  const onBar = what === "RTO" ? "hf-svg-on-bar" : "hf-svg-value";
  return (
    <>
      <rect
        x={from}
        y={y}
        width={width}
        height={13}
        className={what === "RTO" ? "hf-svg-strong" : "hf-svg-hollow"}
      />
      <text
        x={isLong ? from + width - 5 : from + width + 5}
        y={y + 10}
        className={isLong ? onBar : "hf-svg-value"}
        textAnchor={isLong ? "end" : "start"}
      >
        {daysText(days)}
      </text>
    </>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : name;
}

function chartInWords(rows: readonly PlanSupportingUnit[], mtpdDays: number | null): string {
  const limit = mtpdDays === null ? "" : ` The MTPD is ${daysText(mtpdDays)}.`;
  const lines = rows.map(
    (unit) => `${unit.name}: RTO ${daysText(unit.rtoDays)}, RPO ${daysText(unit.rpoDays)}`,
  );
  return `Bars for each business unit. ${lines.join("; ")}.${limit}`;
}
