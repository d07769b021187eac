import { DocumentFigure } from "../../document/document-figure";
import { axisDays } from "../axis-days";
import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import type { PlanSupportingUnit } from "../plan-data";
import {
  cappedDays,
  markedMtpdText,
  mtpdText,
  recoveryTimeText,
  type PlanMtpd,
} from "../recovery-time-text";

interface RecoveryTimesChartProps {
  readonly units: readonly PlanSupportingUnit[];
  readonly mtpd: PlanMtpd;
}

/** The names of the rows are left of it (`.hf-row-labels`). */
const PLOT = { left: 190, right: 628, top: 34, row: 37 } as const;
/** The height of the bars of a unit. */
const BARS = 32;

/** The number of units that fit on a page with the legend; A.10 lists them all. */
const MAX_UNITS = 10;

const CAPTION =
  "Recovery time objective (RTO) and recovery point objective (RPO) in days, shortest RTO first";

function captionOf(units: {
  readonly shown: number;
  readonly confirmed: number;
  readonly proposed: number;
}): string {
  const { shown, confirmed, proposed } = units;
  const first = confirmed > shown ? `: the first ${shown} of ${confirmed} units` : "";
  const left = proposed === 0 ? "" : `, excluding ${proposed} proposed`;
  return first || left ? `${CAPTION}${first}${left}. A.10 lists all of them` : CAPTION;
}

/** Charts the confirmed RTO and RPO of each unit on one timeline, with the MTPD as its limit (A.9). */
export function RecoveryTimesChart({ units, mtpd }: RecoveryTimesChartProps) {
  const { mtpdDays } = mtpd;
  const known = inOrderOfRecovery(units).filter(
    ({ rtoDays, rpoDays }) => rtoDays !== null || rpoDays !== null,
  );
  const timed = known.filter(({ isProposed }) => isProposed !== true);
  const rows = timed.slice(0, MAX_UNITS);
  if (rows.length === 0) {
    return (
      <p className="hf-note">
        No confirmed recovery times had been recorded when this copy was printed.
      </p>
    );
  }
  const longest = Math.max(
    1,
    mtpdDays ?? 0,
    ...rows.flatMap((unit) => [unit.rtoDays ?? 0, unit.rpoDays ?? 0]),
  );
  const foot = PLOT.top + rows.length * PLOT.row;
  const height = foot + 46;
  const isNearStart = (mtpdDays ?? 0) < longest / 2;
  const x = (days: number) => PLOT.left + ((PLOT.right - PLOT.left) * days) / longest;
  return (
    <DocumentFigure
      caption={captionOf({
        shown: rows.length,
        confirmed: timed.length,
        proposed: known.length - timed.length,
      })}
      textAlternative={chartInWords(rows, mtpd)}
      width={680}
      height={height}
      labels={
        <ul className="hf-row-labels" aria-hidden="true">
          {rows.map(({ idLabel, name }, at) => (
            <li
              key={idLabel}
              style={{ top: `${(100 * (PLOT.top + at * PLOT.row + BARS / 2)) / height}%` }}
            >
              {idLabel} {name}
            </li>
          ))}
        </ul>
      }
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
            <Bar y={y + 2} days={unit.rtoDays} mtpd={mtpd} x={x} what="RTO" />
            <Bar y={y + 17} days={unit.rpoDays} mtpd={mtpd} x={x} what="RPO" />
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
          <text
            x={x(mtpdDays) + (isNearStart ? -4 : 4)}
            y={PLOT.top - 18}
            className="hf-svg-label"
            textAnchor={isNearStart ? "start" : "end"}
          >
            MTPD {mtpdText(mtpd)}
            {mtpd.isMtpdProposed === true ? ", proposed" : null}
          </text>
        </g>
      )}
      <rect x={PLOT.left} y={foot + 28} width={22} height={12} className="hf-svg-strong" />
      <text x={PLOT.left + 28} y={foot + 38} className="hf-svg-small">
        RTO: back at work
      </text>
      <rect x={PLOT.left + 150} y={foot + 28} width={22} height={12} className="hf-svg-hollow" />
      <text x={PLOT.left + 178} y={foot + 38} className="hf-svg-small">
        RPO: maximum data loss
      </text>
    </DocumentFigure>
  );
}

interface BarProps {
  readonly y: number;
  readonly days: number | null;
  readonly mtpd: PlanMtpd;
  /** Returns the horizontal position of a number of days. */
  readonly x: (days: number) => number;
  readonly what: "RTO" | "RPO";
}

/** A bar with its value next to it, or inside it if the bar nearly reaches the edge. */
function Bar({ y, days, mtpd, x, what }: BarProps) {
  const drawn = cappedDays(days, mtpd);
  if (drawn === null) return null;
  const from = x(0);
  const width = Math.max(3, x(drawn) - from);
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
        {recoveryTimeText(days, mtpd)}
      </text>
    </>
  );
}

function chartInWords(rows: readonly PlanSupportingUnit[], mtpd: PlanMtpd): string {
  const limit = mtpd.mtpdDays === null ? "" : ` The MTPD is ${markedMtpdText(mtpd)}.`;
  const lines = rows.map(
    (unit) =>
      `${unit.name}: RTO ${recoveryTimeText(unit.rtoDays, mtpd)}, RPO ${recoveryTimeText(unit.rpoDays, mtpd)}`,
  );
  return `Bars for each business unit. ${lines.join("; ")}.${limit}`;
}
